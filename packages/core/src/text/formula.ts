import { writePower } from "./raised-text.ts";

/* Formulas on one line, e.g. `E=mc²`, `(a+b)/2` and `√(x+1)`. */

const simple = /^(?:[\p{L}\p{N}.,°∞√!⁺⁻]+|\([^()]*\))$/u;
const group = (text: string) => (simple.test(text.trim()) ? text.trim() : `(${text.trim()})`);

export const writeQuotient = (over: string, under: string) => `${group(over)}/${group(under)}`;

export const writeRoot = (inner: string, degree = "") =>
  `${degree === "" || degree.trim() === "2" ? "" : writePower(degree.trim())}√${group(inner)}`;

/** Adds an exponent and an index to a base. Both may be empty. */
export function writeScripts(base: string, { over = "", under = "" }): string {
  const [raised, lowered] = [over.trim(), under.trim()];
  const index =
    lowered === ""
      ? ""
      : /\p{N}$/u.test(base) || lowered.length > 1
        ? `_${group(lowered)}`
        : lowered;
  if (raised === "") return base + index;
  return base + index + (/^[°′″*†]+$/u.test(raised) ? raised : writePower(raised));
}
