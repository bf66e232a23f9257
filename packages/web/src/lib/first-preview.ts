/**
 * Maximum time that controls wait for the first slide, in ms after navigation start. On slow connections, the first
 * slide takes longer and the controls appear before it.
 */
const patienceMs = 2000;

let mark: () => void;

/** Resolves when the stage shows its first slide or an error; other code loads after that. */
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

let controlsTurn: Promise<void> | undefined;

/** Resolves when code for controls may load: after the first slide, or once that takes too long. */
export function awaitControlsTurn(): Promise<void> {
  const patience = () =>
    new Promise<void>((resolve) => void setTimeout(resolve, patienceMs - performance.now()));
  controlsTurn ??= Promise.race([firstPreview, awaitInput(), patience()]);
  return controlsTurn;
}
