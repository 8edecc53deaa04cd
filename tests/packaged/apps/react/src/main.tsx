import { useState } from "react";
import { createRoot } from "react-dom/client";
import { version, type NianGame } from "nian-widgets";
import type {} from "nian-widgets/react";

function App() {
  const [step, setStep] = useState(0);
  const [moves, setMoves] = useState("");
  const hear = (event: Event) => setMoves((event.currentTarget as NianGame).moves.join());
  return (
    <>
      <h1>{version}</h1>
      <nian-example src="nim-and-variants/ex2" onnian-step={(event) => setStep(event.detail.step)} />
      <output id="step">{step}</output>
      <nian-game position="nim:3,4,5" opponent="none" onnian-move={hear} />
      <output id="moves">{moves}</output>
      <nian-exercise skill="winning" level={2} seed={7} theme="dark" />
      <nian-claim src="nim-and-variants/dice" />
    </>
  );
}

// @ts-expect-error there is no such opponent
export const wrong = <nian-game opponent="nobody" />;

createRoot(document.querySelector("#app")!).render(<App />);
