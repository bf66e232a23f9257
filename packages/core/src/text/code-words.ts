/** A part of a line; `isCode` if it was typed between back-ticks. */
export interface CodePart {
  text: string;
  isCode: boolean;
}

/** Matches words between back-ticks, e.g. `npm ci`. A single back-tick is an ordinary character. */
const typedCode = /`([^`\n]*[^`\s][^`\n]*)`/gu;

const noBreakSpace = "\u00A0";

/** Splits a text at its back-ticks. Words of code stay on one line. */
export function splitCode(text: string): CodePart[] {
  if (!text.includes("`")) return [{ text, isCode: false }];
  const parts: CodePart[] = [];
  let done = 0;
  for (const { 0: whole, 1: code = "", index } of text.matchAll(typedCode)) {
    if (index > done) parts.push({ text: text.slice(done, index), isCode: false });
    parts.push({ text: code.trim().replaceAll(/\s+/gu, noBreakSpace), isCode: true });
    done = index + whole.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isCode: false });
  return parts;
}

/** Removes the back-ticks around code. */
export const stripCode = (text: string): string =>
  splitCode(text)
    .map((part) => part.text)
    .join("");
