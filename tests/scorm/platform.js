// A learning platform with a course in a frame: scorm-again is its API, or (`?api=own`) a plain one of our own, and every value is held besides against what
// Moodle takes (the formats and ranges of SCORM 1.2 in its `mod/scorm/datamodels/scorm_12.js`).
import { Scorm12API } from "./scorm12.js";

const asked = new URLSearchParams(location.search);
const WRITTEN = {
  "cmi.core.lesson_location": /^[\u0000-\uffff]{0,255}$/,
  "cmi.core.lesson_status": /^(passed|completed|failed|incomplete|browsed)$/,
  "cmi.core.exit": /^(time-out|suspend|logout|)$/,
  "cmi.core.score.raw": /^(\d{1,2}|100)$/,
  "cmi.core.score.min": /^0$/,
  "cmi.core.score.max": /^100$/,
  "cmi.core.session_time": /^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/,
  "cmi.suspend_data": /^[\u0000-\uffff]{0,4096}$/,
};

/** What the page has done that Moodle refuses. */
window.refused = [];
/** The names of the calls, and how many there have been of each. */
window.calls = {};
/** Whether what is recorded is taken. */
window.takes = true;
/** The name of a call that fails, if one does. */
window.fails = "";

/** An API that keeps what it is told and looks at nothing. */
function plain({ core, ...rest }) {
  const values = {
    "cmi.core.lesson_mode": core.lesson_mode,
    "cmi.core.lesson_status": core.lesson_status,
    "cmi.core.score.raw": core.score.raw,
    "cmi.student_data.mastery_score": rest.student_data.mastery_score,
    "cmi.suspend_data": rest.suspend_data,
  };
  let going = false;
  return {
    LMSInitialize: () => String(!going && (going = true)),
    LMSGetValue: (name) => values[name] ?? "",
    LMSSetValue: (name, value) => {
      values[name] = value;
      return String(going);
    },
    LMSCommit: () => String(going),
    LMSFinish: () => {
      going = false;
      return "true";
    },
    LMSGetLastError: () => "0",
    renderCMIToJSONObject: () => ({
      cmi: { core: { lesson_status: values["cmi.core.lesson_status"], score: { raw: values["cmi.core.score.raw"] } }, suspend_data: values["cmi.suspend_data"] },
    }),
  };
}

function again(values) {
  const api = new Scorm12API({ autocommit: false, logLevel: 5 });
  api.loadFromJSON(values, "cmi");
  return api;
}

/** The API of a session, which begins with what was kept of the one before. */
function begin() {
  const kept = JSON.parse(sessionStorage.getItem("kept") ?? "{}");
  const mastery = asked.get("mastery") ?? "";
  const api = (asked.get("api") === "own" ? plain : again)({
    core: { student_id: "s1", lesson_mode: "normal", credit: "credit", lesson_status: kept.status ?? "not attempted", score: { raw: kept.raw ?? "" } },
    student_data: { mastery_score: mastery },
    suspend_data: asked.get("damaged") ?? kept.suspend ?? "",
  });
  const keep = () => {
    const { core, suspend_data: suspend } = api.renderCMIToJSONObject().cmi;
    sessionStorage.setItem("kept", JSON.stringify({ status: core.lesson_status, raw: core.score.raw, suspend }));
  };
  return new Proxy(api, {
    get(target, name) {
      if (!String(name).startsWith("LMS")) return Reflect.get(target, name);
      return (...values) => {
        window.calls[name] = (window.calls[name] ?? 0) + 1;
        const [about, value] = values;
        if (name === "LMSSetValue" && !WRITTEN[about]?.test(value)) window.refused.push(`${about} = ${value}`);
        if ((!window.takes && name !== "LMSInitialize") || name === window.fails) return "false";
        const result = target[name](...values);
        if (name === "LMSGetValue" && String(result) === "" && asked.has("empty")) return asked.get("empty");
        if (String(result) !== "true" && name !== "LMSGetValue") window.refused.push(`${name} ${values.join(" ")}: ${target.LMSGetLastError()}`);
        if (name === "LMSCommit" || name === "LMSFinish") keep();
        return result;
      };
    },
  });
}

const [frame] = document.getElementsByTagName("iframe");
window.course = () => frame.contentDocument;
window.kept = () => JSON.parse(sessionStorage.getItem("kept") ?? "{}");
window.appear = () => { window.API = begin(); };
window.enter = () => {
  delete window.API;
  if (!asked.has("late")) window.appear();
  frame.src = "index.html";
};
document.querySelector("button").addEventListener("click", () => { frame.src = "about:blank"; });
window.enter();
