// The course that the platform's address asks for, in the place of the one that is packed.
const asked = new URLSearchParams(parent.location.search);
const place = document.getElementById("course");
const course = JSON.parse(place.textContent);
if (asked.has("of")) course.things = asked.getAll("of").map((of) => ({ kind: "example", of }));
if (asked.has("own")) course.mastery = asked.get("own") === "none" ? null : Number(asked.get("own"));
place.textContent = JSON.stringify(course);
