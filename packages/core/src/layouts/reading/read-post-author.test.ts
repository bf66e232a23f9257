import fc from "fast-check";
import { expect, test } from "vitest";
import { readPostAuthor } from "./read-post-author.ts";
import type { ReadBlock } from "./slide-reading.ts";

const ref = { kind: "item", slide: 0, item: 0 } as const;
const paragraph = (text: string): ReadBlock => ({ kind: "paragraph", words: { text, ref } });

test.for([
  ["Ada Lovelace @ada\nHello", "Ada Lovelace", "@ada", ["Hello"]],
  ["@ada@mastodon.social\nHello", null, "@ada@mastodon.social", ["Hello"]],
  ["ليلى حسن @layla", "ليلى حسن", "@layla", []],
  ["佐藤@sato\nはい", "佐藤", "@sato", ["はい"]],
] as const)("%j names its author", ([text, name, handle, rest]) => {
  const found = readPostAuthor([paragraph(text)]);
  expect(found.name?.text ?? null).toBe(name);
  expect(found.handle?.text).toBe(handle);
  expect(found.rest).toEqual(rest.map(paragraph));
});

test.for([
  "Hello",
  "Write to me@example.com",
  "Ada Lovelace\n@ada",
  "Thanks @ada for this",
  "@",
  "",
])("%j names no author", (text) => {
  const blocks = [paragraph(text)];
  expect(readPostAuthor(blocks)).toEqual({ name: null, handle: null, rest: blocks });
});

test("no word of the text is lost", () => {
  const piece = fc.constantFrom("Ada", "@ada", "@", " ", "\n", "me@x.test", "é", "発射", ".");
  const texts = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));
  const squeeze = (text: string) => text.replaceAll(/\s+/g, "");
  fc.assert(
    fc.property(texts, (text) => {
      const { name, handle, rest } = readPostAuthor([paragraph(text)]);
      const words = rest.map((block) => (block.kind === "paragraph" ? block.words.text : ""));
      expect(squeeze([name?.text, handle?.text, ...words].join(""))).toBe(squeeze(text));
    }),
  );
});
