import { defaultBrand } from "@slideloom/core/design";
import { defaultAppearance } from "@slideloom/core/carousel";
import { listMediaUrls, samplePostText } from "@slideloom/core/document";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordStep, redo, restartHistory, undo, useHistoryStore } from "./history.ts";
import { duplicateSlideAt, moveSlideTo, removeSlide, setSlideMedium } from "./slide-edits.ts";
import { findText, setText } from "./text-edits.ts";
import {
  countSlides,
  emptyEdited,
  getDocument,
  getAppearance,
  getSlideIndex,
  goToSlide,
  showCarousel,
} from "./carousel-store.ts";
import { setJsonInput } from "./json-text.ts";
import {
  setDesign,
  pickTemplate,
  setSizePreset,
  setMediaEnabled,
  setBrand,
} from "./appearance-edits.ts";

beforeEach(() => {
  vi.useFakeTimers();
  restartHistory(() => {
    showCarousel(emptyEdited);
    setJsonInput(samplePostText);
  });
});

afterEach(() => vi.useRealTimers());

const labels = () => useHistoryStore.getState().past.map(({ label }) => label);
const post = () => {
  const { post: valid } = getDocument();
  if (!valid) throw new Error("The post is not valid.");
  return valid;
};
const place = () => [getSlideIndex(), countSlides(getDocument())];

describe("undo and redo", () => {
  test("continuous typing is one step, and a pause starts another", () => {
    setJsonInput(`${samplePostText} `);
    setJsonInput(`${samplePostText}  `);
    vi.advanceTimersByTime(2000);
    setJsonInput(`${samplePostText}   `);
    expect(labels()).toEqual(["Edit the JSON", "Edit the JSON"]);
    undo();
    expect(getDocument().text).toBe(`${samplePostText}  `);
    undo();
    expect(getDocument().text).toBe(samplePostText);
    redo();
    redo();
    expect(getDocument().text).toBe(`${samplePostText}   `);
    expect(redo()).toBeNull();
  });

  test("applying a template is a separate step, however soon the next one follows", () => {
    pickTemplate("bold");
    pickTemplate("dark");
    undo();
    expect(getAppearance().templateId).toBe("bold");
    undo();
    expect(getAppearance()).toEqual(defaultAppearance);
  });

  test("dragging a colour is one step", () => {
    const { design } = getAppearance();
    for (const primaryColor of ["#111111", "#222222", "#333333"]) {
      setDesign({ ...design, primaryColor });
    }
    expect(labels()).toEqual(["Change the primary colour"]);
    undo();
    expect(getAppearance().design).toEqual(design);
  });

  test("dragging a custom background is one step, even if the first move leaves a preset", () => {
    pickTemplate("bold");
    const { design } = getAppearance();
    for (const backgroundPattern of ["#111111", "#222222", "#333333"]) {
      setDesign({ ...design, backgroundType: "custom", backgroundPattern });
    }
    expect(labels()).toEqual(["Apply the Bold template", "Change the background"]);
  });

  test("each step has a label", () => {
    const { design } = getAppearance();
    const changes = [
      () => pickTemplate("dark"),
      () => setDesign({ ...getAppearance().design, headerStyle: "outlined" }),
      () => setDesign({ ...getAppearance().design, backgroundType: "bg3" }),
      () => setDesign({ ...getAppearance().design, backgroundPattern: "grid" }),
      () => setSizePreset("twitter"),
      () => setMediaEnabled(true),
      () => setSlideMedium(0, "https://example.com/a.png"),
      () => setBrand({ ...defaultBrand, name: "Ada" }),
      () => setDesign({ ...design }),
    ];
    for (const change of changes) change();
    expect(labels()).toEqual([
      "Apply the Dark Mode template",
      "Change the header style",
      "Change the background",
      "Change the pattern",
      "Change the format",
      "Toggle media support",
      "Change the media",
      "Change the brand",
      "Change the design",
    ]);
    while (undo() !== null);
    expect(getAppearance()).toEqual(defaultAppearance);
    while (redo() !== null);
    expect(getAppearance()).toMatchObject({ design, carouselFormat: "twitter" });
  });

  test("an equal design isn't a step, and the template stays selected", () => {
    restartHistory(() => pickTemplate("bold"));
    setDesign({ ...getAppearance().design });
    expect(labels()).toEqual([]);
    expect(getAppearance().templateId).toBe("bold");
  });

  test("a new step clears the redo steps", () => {
    pickTemplate("bold");
    undo();
    pickTemplate("dark");
    expect(redo()).toBeNull();
  });

  test("a change without effect isn't a step", () => {
    expect(recordStep("Nothing", () => {})).toBe(false);
    expect(labels()).toEqual([]);
  });

  test("a hundred steps are kept", () => {
    for (let step = 0; step < 130; step += 1) {
      recordStep(`Step ${step}`, () => setJsonInput(`${samplePostText}${" ".repeat(step + 1)}`));
    }
    expect(labels()).toHaveLength(100);
  });

  test("the current slide stays if it still exists", () => {
    duplicateSlideAt(1);
    expect(place()).toEqual([2, 3]);
    undo();
    expect(place()).toEqual([1, 2]);
    goToSlide(0);
    redo();
    expect(place()).toEqual([0, 3]);
  });
});

describe("edits of slides", () => {
  test("media move with their slides, and one undo restores both", () => {
    restartHistory(() => {
      setSlideMedium(0, "a");
      setSlideMedium(1, "b");
    });
    duplicateSlideAt(0);
    expect(listMediaUrls(getDocument())).toEqual({ 0: "a", 1: "a", 2: "b" });
    moveSlideTo(2, 0);
    expect(listMediaUrls(getDocument())).toEqual({ 0: "b", 1: "a", 2: "a" });
    removeSlide(1);
    expect(listMediaUrls(getDocument())).toEqual({ 0: "b", 1: "a" });
    expect(labels().slice(-3)).toEqual([
      "Duplicate slide 1",
      "Move slide 3 to 1",
      "Delete slide 2",
    ]);
    undo();
    undo();
    undo();
    expect(listMediaUrls(getDocument())).toEqual({ 0: "a", 1: "b" });
    expect(getDocument().text).toBe(samplePostText);
  });

  test("undo and redo restore identical documents: text, ids, media and post", () => {
    const changes = [
      () => setSlideMedium(1, "https://example.com/a.png"),
      () => duplicateSlideAt(1),
      () => moveSlideTo(2, 0),
      () => setText({ kind: "header", slide: 0 }, "Other words"),
      () => void setJsonInput(`${getDocument().text}!`),
      () => recordStep("Format", () => setJsonInput(JSON.stringify(getDocument().lastPost))),
      () => removeSlide(0),
    ];
    const documents = [getDocument()];
    for (const change of changes) {
      change();
      documents.push(getDocument());
      vi.advanceTimersByTime(2000);
    }
    for (const document of documents.slice(0, -1).toReversed()) {
      undo();
      expect(getDocument()).toBe(document);
    }
    for (const document of documents.slice(1)) {
      redo();
      expect(getDocument()).toBe(document);
    }
  });

  test("the current slide is followed when others move", () => {
    const [first] = post().content;
    goToSlide(0);
    moveSlideTo(1, 0);
    expect(post().content[getSlideIndex()]).toEqual(first);
  });
});

describe("text edits", () => {
  test.each([
    [{ kind: "title" }],
    [{ kind: "header", slide: 1 }],
    [{ kind: "item", slide: 0, item: 0 }],
    [{ kind: "hashtag", index: 2 }],
  ] as const)("%o is set in place", (ref) => {
    setText(ref, "#New “words”");
    expect(findText(post(), ref)).toBe("#New “words”");
    undo();
    expect(getDocument().text).toBe(samplePostText);
  });

  test("an empty summary is removed", () => {
    setText({ kind: "summary", slide: 0 }, "Short.");
    expect(post().content[0]?.summary).toBe("Short.");
    setText({ kind: "summary", slide: 0 }, " ");
    expect(post().content[0]).not.toHaveProperty("summary");
  });

  test("one column is set and the other is unchanged", () => {
    const columns = { leftColumn: "Before\nslow", rightColumn: "After" };
    const item = { type: "two-columns", value: JSON.stringify(columns) };
    setJsonInput(JSON.stringify({ title: "T", content: [{ header: "H", description: [item] }] }));
    setText({ kind: "item", slide: 0, item: 0, part: "right" }, "After\nfast");
    expect(JSON.parse(post().content[0]?.description[0]?.value ?? "")).toEqual({
      leftColumn: "Before\nslow",
      rightColumn: "After\nfast",
    });
  });
});
