import type { Reading } from "../reading.ts";

/** Words that are shown at one time. */
export interface Cue {
  /** Start, or null if the format has no times in seconds. */
  seconds: number | null;
  lines: string[];
  speaker?: string | undefined;
}

export interface CaptionFormat {
  /** Matches the end of a file's name. */
  fileName: RegExp;
  recognizes: (start: string) => boolean;
  list: (text: string, reading: Reading) => Iterable<Cue>;
  describe?: (text: string) => { language?: string | undefined; title?: string | undefined };
}

/** Returns seconds from parts of a time such as `1:02:03.5`. */
export const toSeconds = (hours = "0", minutes = "0", seconds = "0") =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(",", "."));
