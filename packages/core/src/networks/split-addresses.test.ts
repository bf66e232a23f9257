import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAddresses } from "./split-addresses.ts";

const list = (text: string) =>
  splitAddresses(text).flatMap((piece) => (piece.isAddress ? [piece.text] : []));

test.for([
  ["", []],
  ["No address, not even http:// or https://.", []],
  ["See https://a.example/b?c=d#e", ["https://a.example/b?c=d#e"]],
  ["HTTP://A.EXAMPLE", ["HTTP://A.EXAMPLE"]],
  [
    "At https://a.example/b… or https://a.example/c?!",
    ["https://a.example/b", "https://a.example/c"],
  ],
  ["(see https://a.example/b.)", ["https://a.example/b"]],
  ["[https://a.example/b]", ["https://a.example/b"]],
  ["https://a.example/Tea_(drink)", ["https://a.example/Tea_(drink)"]],
  ["(https://a.example/Tea_(drink)).", ["https://a.example/Tea_(drink)"]],
  ["“https://a.example/b”", ["https://a.example/b"]],
  ["<https://a.example/b>", ["https://a.example/b"]],
  ["これhttps://a.example/お茶。です", ["https://a.example/お茶"]],
  ["（https://a.example/b）", ["https://a.example/b"]],
  ["xhttps://a.example", []],
  ["https://münchen.example/straße", ["https://münchen.example/straße"]],
  ["https://a.example,https://b.example", ["https://a.example,https://b.example"]],
] as const)("the addresses in %j are %j", ([text, addresses]) => {
  expect(list(text)).toEqual(addresses);
});

test("the pieces join to the text, each with its offset", () => {
  const word = fc.constantFrom(
    "tea ",
    "https://a.example/b",
    "(",
    ")",
    ". ",
    "。",
    "👩‍👩‍👧",
    "@a",
    "#b",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join("");
      const pieces = splitAddresses(text);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true);
    }),
  );
});

test("unpaired brackets and dots at the end of an address are removed, however many", () => {
  const address = `https://a.example/${"(".repeat(300)}${")".repeat(600)}${".".repeat(900)}`;
  expect(list(address)).toEqual([`https://a.example/${"(".repeat(300)}${")".repeat(300)}`]);
});
