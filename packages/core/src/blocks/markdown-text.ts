const webAddress = /https?:\/\/[^\s<>]*[^\s<>.,;:!?'")\]]/g;
/** Matches characters that would start a Markdown block if a line began with them. */
const blockMark = /^(?:[-+=>#:|]|\d+(?=[.)](?:\s|$)))/;
/**
 * Matches characters that start inline markup, of Markdown and of note-taking apps (`markdown/note-marks`). An
 * underscore within a word isn't matched.
 */
const inlineMark =
  /\\(?=[!-/:-@[-`{-~]|$)|[`*[\]~]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}_])_|<(?=[a-z/!?])|&(?=#|\w+;)|([+=%])(?=\1)|\$(?=\$|[a-z]\$|(?!\s)[^\n$\\^_=<>]{0,300}[\\^_=<>])|(?<![\p{L}\p{N}])\^(?=[\w-]{1,40}\s*$)/giu;

/** Writes lines as Markdown with hard line breaks. */
export function writeMarkdownLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => escapeMarkdown(line).replace(blockMark, escapeBlockMark))
    .join("  \n");
}

const escapeBlockMark = (mark: string) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`);

/** Escapes a line's markup, except in web addresses. */
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

/** Escapes a line's markup. */
export const escapeMarks = (text: string) => text.replaceAll(inlineMark, String.raw`\$&`);
