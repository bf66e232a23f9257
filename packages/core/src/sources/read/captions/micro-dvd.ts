import type { CaptionFormat } from "./caption-format.ts";

const line = /^\{(\d+)\}\{\d*\}(.*)$/;

/** MicroDVD, whose times are numbers of frames. */
export const microDvd: CaptionFormat = {
  fileName: /\.sub$/i,
  recognizes: (start) => line.test(start.trimStart().split("\n", 1)[0] ?? ""),
  *list(text) {
    for (const one of text.split("\n")) {
      const words = line.exec(one)?.[2]?.replaceAll(/\{[^{}\n]{0,100}\}/g, "") ?? "";
      if (words !== "" && !/^\d+(?:\.\d+)?$/.test(words))
        yield { seconds: null, lines: words.split("|") };
    }
  },
};
