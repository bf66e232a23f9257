import { walkGraphemes } from "../../text/index.ts";

/** The approximate place where a feed folds a caption. It depends on the screen, so it is never enforced as a limit. */
export interface CaptionFold {
  lines: number;
  /** Number of graphemes on a line, for letters of average width. */
  perLine: number;
  /** The label of the link that shows the rest. */
  more: string;
}

/**
 * Splits a caption where a feed folds it, but never within a grapheme. If the feed shows the whole caption, `rest` is
 * empty.
 */
export function cutCaption(
  caption: string,
  { lines, perLine }: CaptionFold,
): { shown: string; rest: string } {
  let line = 1;
  let column = 0;
  let start = 0;
  for (const end of walkGraphemes(caption)) {
    const isBreak = /[\r\n]/.test(caption.charAt(start));
    if (isBreak || column === perLine) {
      line += 1;
      column = 0;
    }
    if (line > lines) return { shown: caption.slice(0, start), rest: caption.slice(start) };
    if (!isBreak) column += 1;
    start = end;
  }
  return { shown: caption, rest: "" };
}
