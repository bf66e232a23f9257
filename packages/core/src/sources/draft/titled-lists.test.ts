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
        const words = others.flatMap(({ header, description }) => [
          header,
          ...description.flatMap(({ value }) => value.split("\n")),
        ]);
        const shown = words.filter((line) => line !== title).join("\n");
        const places = items.map((item) => shown.indexOf(item.split(/[(:]/u)[0]?.trim() ?? item));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(places).not.toContain(-1);
        if (slides > items.length) expect(others).toHaveLength(items.length);
      }
    },
  );
}

const unled: Readonly<Record<string, [string, string, string, string, string]>> = {
  en: [
    "Three weeks without an oven",
    "On 3 March our deck oven died. The dealer said the part would take nineteen working days.",
    "We sold flatbread and potato pancakes. The first day brought £212, not the usual £780.",
    "Tell people on the first morning",
    "Say what you can make instead",
  ],
  de: [
    "Drei Wochen ohne Ofen",
    "Am 3. März ging unser Ofen kaputt. Das Ersatzteil sollte neunzehn Werktage brauchen.",
    "Wir verkauften Fladenbrot und Puffer. Der erste Tag brachte 212 Euro statt 780.",
    "Den Leuten am ersten Morgen Bescheid sagen",
    "Sagen, was es stattdessen gibt",
  ],
  ar: [
    "ثلاثة أسابيع بلا فرن",
    "في الثالث من مارس تعطل فرننا. قال البائع إن القطعة تحتاج إلى تسعة عشر يوما.",
    "بعنا الخبز المسطح والفطائر. جلب اليوم الأول 212 يورو بدل 780.",
    "أخبر الناس في الصباح الأول",
    "قل لهم ما يمكنك صنعه",
  ],
};

for (const [language, [title, first, second, ...items]] of Object.entries(unled)) {
  test(`a list without a line above it has the title as its header (${language})`, () => {
    const typed = [`# ${title}`, first, second, items.map((item) => `- ${item}`).join("\n")];
    const { source, passages } = readTextSource(typed.join("\n\n"), { language });
    const material = { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
    const { post, unused } = draftPost(material, { slides: 5 });
    expect(unused).toEqual([]);
    expect(post.content).toContainEqual(
      expect.objectContaining({
        header: title,
        description: [{ type: "text", value: items.map((item) => `- ${item}`).join("\n") }],
      }),
    );
  });
}
