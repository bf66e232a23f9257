/** The fields of a `KeyboardEvent` that are compared with a shortcut. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** True if `Mod` means the Command key (Apple), false if it means Ctrl. */
const usesCommandKey = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

interface Combination {
  key: string;
  mod: boolean;
  shift: boolean;
  alt: boolean;
}

/** Parses keys such as `Mod+Shift+Z` or `?`: optional modifiers, then a `KeyboardEvent.key`. */
function readCombination(keys: string): Combination {
  const parts = keys.split("+");
  return {
    key: keys.endsWith("+") ? "+" : (parts.at(-1) ?? ""),
    mod: parts.includes("Mod"),
    shift: parts.includes("Shift"),
    alt: parts.includes("Alt"),
  };
}

/** Returns the Latin letter of a key; on non-Latin keyboard layouts, the letter at the same physical position. */
function findLetter({ key, code }: KeyPress): string {
  const isForeign = key.length === 1 && key > "\u007f" && code.startsWith("Key");
  return (isForeign ? code.slice(3) : key).toLowerCase();
}

/** Returns true for a single symbol without modifiers, such as `?` or `[`. */
export function isSingleKey(keys: string): boolean {
  return keys.length === 1;
}

/** Returns true if a key press matches keys such as `Mod+Shift+Z`. */
export function matchesKeys(press: KeyPress, keys: string, hasCommandKey = usesCommandKey) {
  const wanted = readCombination(keys);
  const [mod, other] = hasCommandKey
    ? [press.metaKey, press.ctrlKey]
    : [press.ctrlKey, press.metaKey];
  if (isSingleKey(keys)) {
    // A symbol may need Shift, Option or AltGr. Browsers report AltGr as Ctrl and Alt.
    const isAltGraph = press.ctrlKey && press.altKey;
    return press.key === keys && !press.metaKey && (!press.ctrlKey || isAltGraph);
  }
  return (
    findLetter(press) === wanted.key.toLowerCase() &&
    mod === wanted.mod &&
    !other &&
    // `+` and `=` need Shift on some keyboards.
    (press.shiftKey === wanted.shift || /[+=]/.test(wanted.key)) &&
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

/** Formats keys for this system: `Ctrl+Shift+Z`, `⇧⌘Z`. */
export function formatKeys(keys: string, hasCommandKey = usesCommandKey): string {
  const { key, mod, shift, alt } = readCombination(keys);
  const name = keyNames[key] ?? key;
  if (hasCommandKey) return `${alt ? "⌥" : ""}${shift ? "⇧" : ""}${mod ? "⌘" : ""}${name}`;
  return [mod && "Ctrl", alt && "Alt", shift && "Shift", name].filter(Boolean).join("+");
}
