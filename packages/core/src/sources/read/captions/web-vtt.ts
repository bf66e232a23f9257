import type { Reading } from "../reading.ts";
import { type CaptionFormat, type Cue, toSeconds } from "./caption-format.ts";

/** Matches a cue's times. Hours are optional; before milliseconds, SRT has a comma and VTT a full stop. */
const timing =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2}[.,]\d{1,3})\s*-->\s*(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}/;
const settingBlock = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;
const signature = /^\uFEFF?WEBVTT(?:\s|$)/;

/** SRT and WebVTT. */
export const webVtt: CaptionFormat = {
  fileName: /\.(?:srt|vtt)$/i,
  recognizes: (start) =>
    signature.test(start) ||
    /^(?:\d+[ \t]*\n)?[ \t]*(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}[ \t]*-->/.test(
      start.trimStart(),
    ),
  list: listCues,
  describe: (text) => {
    if (!signature.test(text)) return {};
    const head = text.slice(0, 2000).split(/\n\s*\n/, 1)[0] ?? "";
    return {
      title: /^\uFEFF?WEBVTT[ \t]+(?:-\s*)?([^\n]+)/.exec(head)?.[1],
      language: /^Language:[ \t]*([\w-]{2,20})$/im.exec(head)?.[1],
    };
  },
};

function* listCues(text: string, reading: Reading): Generator<Cue, void> {
  let open: Cue | null = null;
  // A file may have settings after its signature and after `NOTE` or `STYLE`, up to an empty line.
  let isSetting = signature.test(text);
  for (const [index, line] of text.split("\n").entries()) {
    const [, hours, minutes, seconds] = timing.exec(line) ?? [];
    if (seconds !== undefined) {
      if (open) yield dropNumber(open);
      open = { seconds: toSeconds(hours, minutes, seconds), lines: [] };
      isSetting = false;
    } else if (line === "") {
      if (open) yield open;
      open = null;
      isSetting = false;
    } else if (open) {
      // A line of blanks belongs to the cue.
      if (line.trim() !== "") open.lines.push(line.trim());
    } else if (line.trim() === "" || (index === 0 && isSetting)) continue;
    else if (isSetting || settingBlock.test(line)) {
      reading.leave("setting", line);
      isSetting = true;
    } else if (!/^\s*\d+\s*$/.test(line)) {
      // The line is a cue's name in WebVTT. SRT has only numbers.
      reading.leave("subtitle name", line);
    }
  }
  if (open) yield open;
}

/** Removes the next cue's number, which follows blanks instead of an empty line in some files. */
function dropNumber({ seconds, lines }: Cue): Cue {
  const hasNumber = lines.length > 1 && /^\d+$/.test(lines.at(-1) ?? "");
  return { seconds, lines: hasNumber ? lines.slice(0, -1) : lines };
}
