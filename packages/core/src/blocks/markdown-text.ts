const webAddress = /https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]]/g;
/** What starts a block where it starts a line. */
const blockMark = /^(?:[-+=>#:|]|\d+(?=[.)](?:\s|$)))/;
/** What starts inline markup; `_` does not within a word. */
const inlineMark =
  /\\(?=[!-/:-@[-`{-~]|$)|[`*[\]~]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_])_|<(?=[a-z/!?])|&(?=#|\w+;)/giu;

/** Lines that stay lines in Markdown. */
export function writeMarkdownLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => escapeMarkdown(line).replace(blockMark, escapeBlockMark))
    .join("  \n");
}

const escapeBlockMark = (mark: string) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`);

/** Text of a line in which nothing is markup but its web addresses. */
export function escapeMarkdown(text: string): string {
  let written = "";
  let done = 0;
  for (const { 0: address, index } of text.matchAll(webAddress)) {
    const isPlain = escapeMarks(address) === address;
    written += escapeMarks(text.slice(done, index)) + (isPlain ? address : `<${address}>`);
    done = index + address.length;
  }
  return written + escapeMarks(text.slice(done));
}

/** Text of a line in which nothing is markup. */
export const escapeMarks = (text: string) => text.replaceAll(inlineMark, String.raw`\$&`);
