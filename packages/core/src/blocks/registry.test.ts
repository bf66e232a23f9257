import { lexer } from "marked";
import { describe, expect, test } from "vitest";
import { buildPalette } from "../design/build-palette.ts";
import { defaultDesign } from "../design/default-design.ts";
import type { SlideNode } from "../drawing/node.ts";
import type { TextRef } from "../drawing/text-ref.ts";
import { buildTypeScale } from "../drawing/type-scale.ts";
import { findItem } from "../import/markdown-items.ts";
import type { DrawContext } from "./block.ts";
import { tokenizeCode } from "./code/code-tokens.ts";
import { drawings, getBlock, itemTypes, listPartKeys, plainType } from "./registry.ts";

const ref = { kind: "item", slide: 0, item: 0 } as const;
const context: DrawContext = {
  design: defaultDesign,
  palette: buildPalette(defaultDesign),
  type: buildTypeScale(1, { low: false, tight: false }),
  direction: "ltr",
  tokenizeCode,
};
const words = { text: "One *word*\n- Two\n\nThree | four", texts: ["One *word*", "Two"] };

function listRefs(node: SlideNode): TextRef[] {
  if (node.kind === "box") return node.children.flatMap(listRefs);
  return node.kind === "text" && node.ref ? [node.ref] : [];
}

describe.each(itemTypes)("%s", (type) => {
  const block = getBlock(type);
  const value = block.fromWords(words);

  test("takes the words of other blocks", () => {
    expect(block.findFault(value)).toBeNull();
    expect(block.listTexts(value).join()).toContain("Two");
    expect(block.toText(value)).toContain("Two");
  });

  test("is divided into values of its own", () => {
    for (const part of block.divide(value).flat()) {
      expect(block.findFault(part)).toBeNull();
      expect(block.listTexts(part).join("").trim()).not.toBe("");
    }
  });

  test("is read back from its Markdown, or is plain text there", () => {
    const tokens = lexer(block.toMarkdown(value).join("\n\n"));
    const found = tokens
      .filter((token) => token.type !== "space")
      .map((token) => findItem(token, [])?.type ?? plainType);
    expect(new Set(found)).toEqual(new Set([type]));
  });

  test("draws texts that know where they come from, part by part", () => {
    const { parts } = block;
    const drawn = drawings[type](context, value, ref, { widthPx: 400 }).flatMap(listRefs);
    const places = parts ? Object.keys(parts.keys).map((part) => ({ ...ref, part })) : [ref];
    expect(new Set(drawn.map((place) => JSON.stringify(place)))).toEqual(
      new Set(places.map((place) => JSON.stringify(place))),
    );
  });

  test("writes its parts so that it reads them again, and refuses what it can't read", () => {
    const { parts } = block;
    const texts = Object.fromEntries(
      Object.keys(parts?.keys ?? {}).map((part) => [part, `The ${part}`]),
    );
    expect(parts?.read(parts.write(texts)) ?? {}).toEqual(texts);
    expect(parts?.read("no JSON") ?? null).toBeNull();
    expect(block.findFault("no JSON") === null).toBe(parts === null);
  });
});

test("an unknown type is a text", () => {
  expect(getBlock("image")).toBe(getBlock(plainType));
  expect(getBlock("constructor")).toBe(getBlock(plainType));
});

test("models are asked for the parts of the types that they may use", () => {
  expect(listPartKeys(["text", "code"])).toEqual([]);
  expect(listPartKeys(itemTypes)).toEqual(["leftColumn", "rightColumn"]);
});
