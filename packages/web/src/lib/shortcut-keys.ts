/** What a combination is compared with: a `KeyboardEvent`, or as much of one. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Whether `Mod` is the Command key, as on Apple's systems, or Ctrl. */
const usesCommandKey = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

interface Combination {
  key: string;
  mod: boolean;
  shift: boolean;
  alt: boolean;
}

/** Reads `Mod+Shift+Z`, `PageUp`, `?`: modifiers in front, then a `KeyboardEvent.key`. */
function readCombination(keys: string): Combination {
  const parts = keys.split("+");
  return {
    key: parts.at(-1) ?? "",
    mod: parts.includes("Mod"),
    shift: parts.includes("Shift"),
    alt: parts.includes("Alt"),
  };
}

/** The key's letter in any script: where the layout writes another one, its place on the keyboard says which. */
function findLetter({ key, code }: KeyPress): string {
  const isForeign = key.length === 1 && key > "\u007f" && code.startsWith("Key");
  return (isForeign ? code.slice(3) : key).toLowerCase();
}

/** Whether a combination is a sign alone, which typing would write: `?`, `[`. */
export function isSingleSign(keys: string): boolean {
  return keys.length === 1;
}

/** Whether a key press is that combination. */
export function matchesKeys(press: KeyPress, keys: string, hasCommandKey = usesCommandKey) {
  const wanted = readCombination(keys);
  const [mod, other] = hasCommandKey
    ? [press.metaKey, press.ctrlKey]
    : [press.ctrlKey, press.metaKey];
  if (isSingleSign(keys)) {
    // A sign may take Shift, Option or AltGr to write, and AltGr counts as Ctrl and Alt.
    const isAltGraph = press.ctrlKey && press.altKey;
    return press.key === keys && !press.metaKey && (!press.ctrlKey || isAltGraph);
  }
  return (
    findLetter(press) === wanted.key.toLowerCase() &&
    mod === wanted.mod &&
    !other &&
    press.shiftKey === wanted.shift &&
    press.altKey === wanted.alt
  );
}

const keyNames: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page Up",
  PageDown: "Page Down",
  Escape: "Esc",
  Delete: "Del",
};

/** A combination as this system writes it: `Ctrl+Shift+Z`, `⇧⌘Z`. */
export function formatKeys(keys: string, hasCommandKey = usesCommandKey): string {
  const { key, mod, shift, alt } = readCombination(keys);
  const name = keyNames[key] ?? key;
  if (hasCommandKey) return `${alt ? "⌥" : ""}${shift ? "⇧" : ""}${mod ? "⌘" : ""}${name}`;
  return [mod && "Ctrl", alt && "Alt", shift && "Shift", name].filter(Boolean).join("+");
}
