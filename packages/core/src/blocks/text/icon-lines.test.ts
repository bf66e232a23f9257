import fc from "fast-check";
import { expect, test } from "vitest";
import { addIconNames, iconCharacterOf, sayDrawnIcons } from "../../icons/index.ts";
import * as names from "../../icons/icon-names.generated.ts";
import { drawIcons, dropIcons, putEmoji, putIcon, sayIcons } from "./icon-lines.ts";

addIconNames(names);

/** Marks each icon that is drawn as `<name>`. */
const show = (text: string) =>
  drawIcons(text).replaceAll(/[\u{10E000}-\u{10EFFF}]/gu, (icon) => `<${sayDrawnIcons(icon)}>`);

test.for([
  [":rocket: Launch", "<rocket> Launch"],
  [":chart-no-axes-column: Numbers", "<chart no axes column> Numbers"],
  [
    "- :database: One\n2. :server: Two\n  • :x: Three",
    "- <database> One\n2. <server> Two\n  • <x> Three",
  ],
  ["First\r\n:clock: Second", "First\r\n<clock> Second"],
  [":home: Older names have the present icon", "<house> Older names have the present icon"],
  [":rocket:発射", "<rocket>発射"],
  [":rocket: ::Launch:: it", "<rocket> ::Launch:: it"],
  [":rocket:", "<rocket>"],
])("%s is drawn as %s", ([text = "", drawn = ""]) => {
  expect(show(text)).toBe(drawn);
});

test.for([
  "At 10:30: coffee",
  "Launch :rocket: now",
  "::rocket:: is highlighted",
  ":rocket:: it",
  ":unknown-name: it",
  ":Rocket: it",
  ":rocket:Launch",
  ":) :rocket:",
  ": rocket: it",
  ":rocket it",
  "https://a.test:80/:rocket:/b",
  "`:rocket:` it",
  "std::vector::iterator",
  "| :--- | :---: |",
  "key: value",
])("%s stays as typed", (text) => {
  expect(show(text)).toBe(text);
  expect(sayIcons(text)).toBe(text);
  expect(dropIcons(text)).toBe(text);
});

const piece = fc.constantFrom(
  ":",
  "::",
  ":rocket:",
  "rocket",
  ":x:",
  ":constructor:",
  ":)",
  " ",
  "\n",
  "\r\n",
  "- ",
  "1. ",
  "10:30",
  "https://a.test:80/",
  "`",
  "é",
  "発射",
  "مرحبا",
  "🚀",
  "|",
  iconCharacterOf("rocket"),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

test("only names between colons at the start of lines change, whatever the text", () => {
  fc.assert(
    fc.property(text, (typed) => {
      const clean = typed.replaceAll(/[\u{10E000}-\u{10EFFF}]/gu, "\uFFFD");
      const restored = show(typed).replaceAll(
        /<([a-z ]+)>/g,
        (_, name: string) => `:${name.replaceAll(" ", "-")}:`,
      );
      expect(restored).toBe(clean);
      const plain = dropIcons(clean);
      expect(clean.length - plain.length === 0).toBe(sayIcons(clean) === clean);
      for (const line of show(typed).split(/\r\n|\r|\n/)) {
        expect(line.indexOf("<")).toBe(line.lastIndexOf("<"));
      }
    }),
  );
});

test("an icon is put at the start of its line, after a list's mark and in place of another", () => {
  expect(putIcon("One\n- Two", 5, "rocket")).toBe("One\n- :rocket: Two");
  expect(putIcon("- :rocket: Two", 0, "x")).toBe("- :x: Two");
  expect(putIcon("", 0, "x")).toBe(":x: ");
  fc.assert(
    fc.property(text, fc.nat(), (typed, at) => {
      const words = typed.replaceAll(/\r\n?|[\u{10E000}-\u{10EFFF}]/gu, "");
      const offset = at % (words.length + 1);
      const once = putIcon(words, offset, "rocket");
      expect(putIcon(once, Math.min(offset, once.length), "rocket")).toBe(once);
    }),
  );
});

test.for([
  ["- One", 0, "- 🚀 One"],
  ["One two", 3, "One 🚀 two"],
  ["One ", 4, "One 🚀"],
  ["A\nB", 2, "A\n🚀 B"],
  ["", 0, "🚀"],
] as const)("an emoji in %j at %d has spaces around it", ([text, offset, written]) => {
  expect(putEmoji(text, offset, "🚀")).toBe(written);
});
