/**
 * How long after the page was asked for controls wait for the first slide, in ms: over a slow connection, where the engine comes
 * seconds after the page's code, they do not wait at all.
 */
const patienceMs = 2000;

let mark: () => void;

/** Resolves once the stage shows its first slide, or why it can't: what nobody sees before is loaded then. */
export const firstPreview = new Promise<void>((resolve) => {
  mark = resolve;
});

export function markFirstPreview(): void {
  mark();
}

/** Resolves once somebody touches the page or presses a key. */
function awaitInput(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ["pointerdown", "keydown"]) {
      window.addEventListener(type, () => resolve(), { capture: true, once: true });
    }
  });
}

let controlsTurn: Promise<void> | undefined;

/** Resolves once code for what stands around the slide may be loaded: after the first slide, or when that would be too late. */
export function awaitControlsTurn(): Promise<void> {
  const patience = () =>
    new Promise<void>((resolve) => void setTimeout(resolve, patienceMs - performance.now()));
  controlsTurn ??= Promise.race([firstPreview, awaitInput(), patience()]);
  return controlsTurn;
}
