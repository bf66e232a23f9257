import { type CaptionFormat, toSeconds } from "./caption-format.ts";

const defaultFields = "layer start end style name marginl marginr marginv effect text".split(" ");
/** Matches an override that makes the text a drawing. */
const drawing = /\{[^{}]*\\p[1-9][^{}]*\}/;
const override = /\{[^{}\n]{0,500}\}/g;

/** SubStation Alpha (SSA, ASS), which Aegisub writes. */
export const subStation: CaptionFormat = {
  fileName: /\.(?:ass|ssa)$/i,
  recognizes: (start) =>
    /^\s*\[Script Info\]/i.test(start) || /^Dialogue:\s*(?:Marked=)?\d+,\d+:\d{2}:/m.test(start),
  *list(text, reading) {
    let fields = defaultFields;
    for (const line of text.split("\n")) {
      const [, key = "", value = ""] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      if (key === "Format" && /\btext\b/i.test(value))
        fields = value.split(",").map((name) => name.trim().toLowerCase());
      else if (key === "Comment") reading.leave("comment", lastField(value, fields.length));
      if (key !== "Dialogue") continue;
      const parts = value.split(",");
      const get = (name: string) => parts[fields.indexOf(name)]?.trim() ?? "";
      const words = lastField(value, fields.length);
      if (drawing.test(words)) {
        reading.leave("drawing");
        continue;
      }
      const [, hours, minutes, seconds] =
        /^(\d+):(\d{2}):(\d{2}(?:\.\d+)?)$/.exec(get("start")) ?? [];
      const lines = words
        .replaceAll(override, "")
        .replaceAll("\\h", " ")
        .split(/\\[Nn]/);
      const speaker = get("name") || get("actor");
      yield {
        seconds: toSeconds(hours, minutes, seconds),
        lines: lines.map((one) => one.trim()).filter(Boolean),
        ...(speaker && { speaker }),
      };
    }
  },
  describe: (text) => {
    const title = /^Title:[ \t]*(\S[^\n]{2,200})$/m.exec(text.slice(0, 5000))?.[1]?.trim();
    return { title: /^(?:default|untitled|new subtitles)/i.test(title ?? "") ? undefined : title };
  },
};

/** The last of a number of fields, which may have commas. */
const lastField = (value: string, count: number) =>
  value
    .split(",")
    .slice(count - 1)
    .join(",")
    .trim();
