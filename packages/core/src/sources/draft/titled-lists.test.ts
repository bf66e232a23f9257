import { expect, test } from "vitest";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost } from "./index.ts";

const lists: Readonly<Record<string, readonly string[]>> = {
  en: [
    "7 things I stopped doing in my shop and nobody noticed",
    "Printing receipts nobody takes",
    "Writing the specials on three boards",
    "Opening at 5:30 (6:15 is fine)",
    "Answering the phone between 7 and 9",
    "Loyalty cards: 412 handed out, 9 redeemed",
    "Sunday stories",
    "Apologising for the price",
  ],
  de: [
    "3 Dinge, die ich nicht mehr mache",
    "Belege drucken, die keiner will",
    "Drei Tafeln beschreiben",
    "Mich für den Preis entschuldigen",
  ],
  ja: ["店でやめた三つのこと", "誰も受け取らないレシート", "三枚の黒板", "値段を謝ること"],
};

for (const [language, [title = "", ...items]] of Object.entries(lists)) {
  test.for(["list.txt", undefined])(
    `a list below its title is whole, and no item is on the cover (${language}, file: %s)`,
    (fileName) => {
      const text = [title, ...items.map((item) => `- ${item}`)].join("\n");
      const { source, passages } = readTextSource(text, { language, fileName });
      const material = { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
      for (const slides of [3, 4, 8]) {
        const { post } = draftPost(material, { slides });
        expect(post.title).toBe(title);
        const [cover, ...others] = post.content;
        for (const item of items) expect(JSON.stringify(cover)).not.toContain(item);
        const lines = others
          .filter(({ prompt }) => prompt === undefined)
          .flatMap(({ description }) => description.flatMap(({ value }) => value.split("\n")));
        expect(lines).toEqual(items.map((item) => `- ${item}`));
      }
    },
  );
}
