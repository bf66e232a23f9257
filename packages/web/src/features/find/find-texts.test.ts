import type { Post } from "@slideloom/core/document";
import { afterEach, expect, test } from "vitest";
import { editOwnCaption } from "../../state/caption-edits.ts";
import { getCaptions, getDocument } from "../../state/carousel-store.ts";
import { undo } from "../../state/history.ts";
import { setJsonInput, settleDocument } from "../../state/json-text.ts";
import { countWanted, findTexts, replaceAll } from "./find-texts.ts";

const post: Post = {
  title: "Green tea",
  content: [
    { header: "TEA at home", description: [{ type: "text", value: "Tea, tea (and tea)." }] },
    { header: "Ende", description: [{ type: "text", value: "STRASSE" }], summary: "No tea" },
  ],
  hashtags: ["#teatime"],
  caption: "All about tea.",
};

function open() {
  setJsonInput(JSON.stringify(post));
  settleDocument();
  editOwnCaption("x", "Tea for X");
}

const find = (words: string, matchesCase = false) => {
  const document = getDocument();
  return document.post
    ? findTexts({ post: document.post, captions: getCaptions() }, { words, matchesCase })
    : [];
};

afterEach(() => setJsonInput(""));

test("words are found in every text of the post, with their places", () => {
  open();
  const found = find("tea");
  expect(found.map(({ place }) => place)).toEqual([
    "Title",
    "Slide 1",
    "Slide 1",
    "Slide 2",
    "Caption",
    "Caption for X",
    "Hashtags",
  ]);
  expect(countWanted(found)).toBe(9);
  expect(countWanted(find("tea", true))).toBe(6);
  expect(find("")).toEqual([]);
});

test("signs of patterns are plain words", () => {
  open();
  expect(countWanted(find("(and tea)."))).toBe(1);
  expect(find("t.a")).toEqual([]);
});

test("all are replaced as one undo step", () => {
  open();
  const before = getDocument().text;
  expect(replaceAll(find("tea"), "$& coffee")).toBe(true);
  expect(getDocument().post).toMatchObject({
    title: "Green $& coffee",
    content: [
      {
        header: "$& coffee at home",
        description: [{ value: "$& coffee, $& coffee (and $& coffee)." }],
      },
      { summary: "No $& coffee" },
    ],
    caption: "All about $& coffee.",
  });
  expect(getCaptions()).toEqual({ x: "$& coffee for X" });
  undo();
  expect(getDocument().text).toBe(before);
  expect(getCaptions()).toEqual({ x: "Tea for X" });
});
