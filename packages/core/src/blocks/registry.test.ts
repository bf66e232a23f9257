import { lexer } from "marked";
import { describe, expect, test } from "vitest";
import { findItem } from "../import/markdown-items.ts";
import { getBlock, itemTypes, listPartKeys, plainType } from "./registry.ts";

const words = { text: "One *word*\n- Two\n\nThree | four", texts: ["One *word*", "Two"] };

describe.each(itemTypes)("%s", (type) => {
  const block = getBlock(type);
  const value = block.fromWords(words);

  test("takes over the words of other block types", () => {
    expect(block.findFault(value)).toBeNull();
    expect(block.listTexts(value).join()).toContain("Two");
    expect(block.toText(value)).toContain("Two");
  });

  test("can be split into valid, non-empty values", () => {
    for (const part of block.divide(value).flat()) {
      expect(block.findFault(part)).toBeNull();
      expect(block.listTexts(part).join("").trim()).not.toBe("");
    }
  });

  test("keeps its type through Markdown, or becomes plain text if Markdown has no such type", () => {
    const tokens = lexer(block.toMarkdown(value).join("\n\n"));
    const found = tokens
      .filter((token) => token.type !== "space")
      .map((token) => findItem(token, [])?.type ?? plainType);
    expect(new Set(found)).toEqual(new Set([type]));
  });

  test("reads the parts it writes, and rejects text that isn't its format", () => {
    const { parts } = block;
    const texts = Object.fromEntries(
      Object.keys(parts?.keys ?? {}).map((part) => [part, `The ${part}`]),
    );
    expect(parts?.read(parts.write(texts)) ?? {}).toEqual(texts);
    expect(parts?.read("no JSON") ?? null).toBeNull();
    expect(block.findFault("no JSON") === null).toBe(parts === null);
  });
});

test("an unknown block type is treated as text", () => {
  expect(getBlock("image")).toBe(getBlock(plainType));
  expect(getBlock("constructor")).toBe(getBlock(plainType));
});

test("only parts of the given block types are listed for the model", () => {
  expect(listPartKeys(["text", "code"])).toEqual([]);
  expect(listPartKeys(itemTypes)).toEqual(["leftColumn", "rightColumn"]);
});
