import { once } from "./once.ts";

/** Time after navigation start, ms. After it, code for controls loads even if the first slide isn't drawn yet. */
const patienceMs = 2000;

let mark: () => void;

/** Resolves when the editor's preview shows its first slide or an error. Other code loads after that. */
export const firstPreview = new Promise<void>((resolve) => {
  mark = resolve;
});

export function markFirstPreview(): void {
  mark();
}

/** Resolves on the first pointer or key input. */
function awaitInput(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ["pointerdown", "keydown"]) {
      window.addEventListener(type, () => resolve(), { capture: true, once: true });
    }
  });
}

/** Resolves when code for controls may load: after the first slide, the first input or a time limit. */
export const awaitControlsTurn = once(() => {
  const patience = new Promise<void>(
    (resolve) => void setTimeout(resolve, patienceMs - performance.now()),
  );
  return Promise.race([firstPreview, awaitInput(), patience]);
});
