import { type CaptionFormat, type Cue, toSeconds } from "./caption-format.ts";

const timing = /^\s*(\d{1,3}):(\d{2}):(\d{2}\.\d{1,3}),\d{1,3}:\d{2}:\d{2}\.\d{1,3}\s*$/;

/** SBV, which YouTube writes: both times on a line, then the words. */
export const sbv: CaptionFormat = {
  fileName: /\.sbv$/i,
  recognizes: (start) => timing.test(start.trimStart().split("\n", 1)[0] ?? ""),
  *list(text) {
    let open: Cue | null = null;
    for (const line of text.split("\n")) {
      const [, hours, minutes, seconds] = timing.exec(line) ?? [];
      if (seconds !== undefined) {
        if (open) yield open;
        open = { seconds: toSeconds(hours, minutes, seconds), lines: [] };
      } else if (line.trim() !== "") {
        for (const part of line.split("[br]")) open?.lines.push(part.trim());
      }
    }
    if (open) yield open;
  },
};
