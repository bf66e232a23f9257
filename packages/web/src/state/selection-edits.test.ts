import { afterEach, expect, test } from "vitest";
import { getDocument, goToSlide } from "./carousel-store.ts";
import { pasteSlides } from "./copied-slides.ts";
import { undo } from "./history.ts";
import { setJsonInput, settleDocument } from "./json-text.ts";
import { deleteSlides, moveSlides, moveWithSelection } from "./selection-edits.ts";
import { clearSelection, getSelected, selectTo, toggleSelected } from "./slide-selection.ts";

const headers = () =>
  getDocument()
    .post?.content.map(({ header }) => header)
    .join("");

function open(names: string) {
  const content = [...names].map((header) => ({ header, description: [] }));
  setJsonInput(JSON.stringify({ title: "T", content }));
  settleDocument();
  goToSlide(0);
}

afterEach(() => {
  clearSelection();
  setJsonInput("");
});

test.for([
  [[1, 2], -1, "bcade"],
  [[1, 2], 1, "adbce"],
  [[0, 2], -1, "acbde"],
  [[0, 1], -1, "abcde"],
  [[3, 4], 1, "abcde"],
  [[0, 4], 1, "bcdae"],
  [[2], -1, "acbde"],
  [[2], 1, "abdce"],
] as const)("slides %j move by %i to %s", ([indexes, step, moved]) => {
  open("abcde");
  const isMoved = moveSlides([...indexes], step);
  expect(headers()).toBe(moved);
  expect(isMoved).toBe(moved !== "abcde");
  if (isMoved) undo();
  expect(headers()).toBe("abcde");
});

test("a selection follows its slides, and is deleted as one undo step", () => {
  open("abcde");
  toggleSelected(1);
  selectTo(3);
  expect(getSelected()).toEqual([1, 2, 3]);
  moveSlides(getSelected(), 1);
  expect(getSelected()).toEqual([2, 3, 4]);
  expect(headers()).toBe("aebcd");
  deleteSlides(getSelected());
  expect(headers()).toBe("ae");
  expect(getSelected()).toEqual([]);
  undo();
  expect(headers()).toBe("aebcd");
});

test("at least one slide stays", () => {
  open("ab");
  expect(deleteSlides([0, 1])).toBe(false);
  expect(headers()).toBe("ab");
});

test.for([
  [[1, 2], 1, 4, "adebc"],
  [[1, 2], 2, 0, "bcade"],
  [[0, 4], 0, 2, "bcaed"],
  [[0, 4], 4, 2, "baecd"],
  [[1, 3], 0, 2, "bcade"],
] as const)(
  "with slides %j selected, slide %i is moved to %i: %s",
  ([selected, from, to, moved]) => {
    open("abcde");
    for (const index of selected) toggleSelected(index);
    moveWithSelection(from, to);
    expect(headers()).toBe(moved);
    undo();
    expect(headers()).toBe("abcde");
  },
);

test("a range ends at the last slide", () => {
  open("abc");
  goToSlide(1);
  selectTo(9);
  expect(getSelected()).toEqual([1, 2]);
  selectTo(-1);
  expect(getSelected()).toEqual([0, 1]);
});

const copied = JSON.stringify({
  copiedSlides: { 0: "https://example.org/a.png" },
  title: "Other",
  content: [{ header: "x", description: [] }],
});

test("pasted slides come after the current one, with their images and without their post's title", () => {
  open("ab");
  expect(pasteSlides(copied)).toBe(true);
  expect(headers()).toBe("axb");
  const { media, slideIds } = getDocument();
  expect(media[slideIds[1] ?? ""]).toBe("https://example.org/a.png");
  undo();
  expect(headers()).toBe("ab");
});

test("slides pasted into an empty editor are a post of their own", () => {
  setJsonInput("");
  settleDocument();
  expect(pasteSlides(copied)).toBe(true);
  expect(getDocument().post?.title).toBe("Other");
  expect(getDocument().text).not.toContain("copiedSlides");
  expect(Object.values(getDocument().media)).toEqual(["https://example.org/a.png"]);
});

test("slides aren't pasted into text that is no post", () => {
  setJsonInput("{");
  settleDocument();
  expect(pasteSlides(copied)).toBe(true);
  expect(getDocument().text).toBe("{");
});

test.for(["", "Words", '{"title":"T"}', '{"copiedSlides":{},"title":1}', '{"copiedSlides":'])(
  "%j has no slides to paste",
  (text) => {
    open("ab");
    expect(pasteSlides(text)).toBe(false);
    expect(headers()).toBe("ab");
  },
);
