import fc from "fast-check";
import type { PostTextRef } from "@slideloom/core/slide";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  emptyEdited,
  getDocument,
  showCarousel,
  useCarouselStore,
} from "../../../state/carousel-store.ts";
import { recordStep, redo, restartHistory, undo, useHistoryStore } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { flushWords, useOpenWords } from "../../../state/open-words.ts";
import { duplicateSlideAt } from "../../../state/slide-edits.ts";
import { findText, loadAnswers } from "../../../state/text-edits.ts";
import { useToastStore } from "../../../state/toast-store.ts";
import {
  changeWords,
  commitEdit,
  dropStaleEdit,
  startEdit,
  useTextEditStore,
} from "./text-edit-store.ts";

const text = JSON.stringify({
  title: "Calm teams",
  hashtags: ["#teams", "#focus"],
  content: [
    {
      header: "One",
      description: [
        { type: "text", value: "- First\n- Second\n\n" },
        { type: "code", value: "let a = 1;\n" },
        { type: "two-columns", value: '{"leftColumn":"Before","rightColumn":"After"}' },
      ],
      summary: "Small steps.",
    },
  ],
});

const header: PostTextRef = { kind: "header", slide: 0 };
const block: PostTextRef = { kind: "item", slide: 0, item: 0 };
const refs: PostTextRef[] = [
  header,
  block,
  { kind: "title" } as const,
  { kind: "summary", slide: 0 } as const,
  ...[0, 1, 2].map((index) => ({ kind: "hashtag", index }) as const),
  { kind: "item", slide: 0, item: 1 },
  { kind: "item", slide: 0, item: 2, part: "left" },
];

useCarouselStore.subscribe(dropStaleEdit);
beforeAll(loadAnswers);
beforeEach(() => {
  vi.useFakeTimers();
  commitEdit();
  restartHistory(() => {
    showCarousel(emptyEdited);
    setJsonInput(text);
  });
});
afterEach(() => vi.useRealTimers());

const read = (ref: PostTextRef) => {
  const { post } = getDocument();
  return post && findText(post, ref);
};
const isEditing = () => useTextEditStore.getState().edit !== null;
const listSteps = () => useHistoryStore.getState().past.map(({ label }) => label);

describe("typed words", () => {
  test("are written to the post after half a second's pause, and the edit continues", () => {
    startEdit(header, "end");
    changeWords("One day");
    vi.advanceTimersByTime(499);
    expect(read(header)).toBe("One");
    expect(useOpenWords.getState().areHeld).toBe(true);
    vi.advanceTimersByTime(1);
    expect(read(header)).toBe("One day");
    expect(useOpenWords.getState().areHeld).toBe(false);
    expect(isEditing()).toBe(true);
  });

  test("are written every two seconds if typing never pauses", () => {
    startEdit(header, "end");
    for (let key = 1; key <= 5; key += 1) {
      changeWords("One".padEnd(3 + key, "!"));
      vi.advanceTimersByTime(400);
    }
    expect(read(header)).toBe("One!!!!!");
  });

  test("are one undo step despite pauses, and the next edit is another", () => {
    for (const end of [" a", " b"]) {
      startEdit(header, "end");
      for (const word of ["X", "XY", "XYZ"]) {
        changeWords(word + end);
        vi.advanceTimersByTime(5000);
      }
      commitEdit();
    }
    expect(listSteps()).toEqual(["Edit the text", "Edit the text"]);
    undo();
    expect(read(header)).toBe("XYZ a");
    undo();
    expect(getDocument().text).toBe(text);
  });

  test("are a separate step before other changes to the post", () => {
    startEdit(header, "end");
    changeWords("One day");
    duplicateSlideAt(0);
    expect(getDocument().post?.content.map((slide) => slide.header)).toEqual([
      "One day",
      "One day",
    ]);
    changeWords("One fine day");
    recordStep("Load the sample", () => setJsonInput('{"title":"T","content":[]}'));
    expect(isEditing()).toBe(false);
    undo();
    expect(read(header)).toBe("One fine day");
  });

  test("are undone even before typing pauses", () => {
    startEdit(header, "end");
    changeWords("One day");
    expect(undo()).toBe("Edit the text");
    expect(getDocument().text).toBe(text);
    redo();
    expect(read(header)).toBe("One day");
  });

  test("that end up unchanged add no undo step", () => {
    startEdit(block, "end");
    changeWords("x");
    flushWords();
    changeWords("- First\n- Second\n\n");
    commitEdit();
    expect(getDocument().text).toBe(text);
    expect(listSteps()).toEqual([]);
  });

  test("that end up unchanged after another change are still written", () => {
    startEdit(header, "end");
    changeWords("One day");
    duplicateSlideAt(0);
    changeWords("One fine day");
    flushWords();
    changeWords("One");
    commitEdit();
    expect(getDocument().post?.content.map((slide) => slide.header)).toEqual(["One", "One day"]);
    undo();
    expect(read(header)).toBe("One day");
  });

  test("that don't fit in the post's limits are no longer held once the field is left", () => {
    startEdit(header, "end");
    changeWords("x".repeat(2 ** 20));
    commitEdit();
    expect(isEditing()).toBe(false);
    expect(useOpenWords.getState().areHeld).toBe(false);
  });

  test("that don't fit in the post's limits count as unsaved until they are shortened", () => {
    startEdit(header, "end");
    changeWords("x".repeat(2 ** 20));
    vi.advanceTimersByTime(500);
    expect(useToastStore.getState().toast?.title).toBe("The post was not changed");
    expect(useOpenWords.getState().areHeld).toBe(true);
    expect(isEditing()).toBe(true);
    changeWords("x");
    vi.advanceTimersByTime(500);
    expect(useOpenWords.getState().areHeld).toBe(false);
    expect(read(header)).toBe("x");
  });

  test("that return to the answered prompt leave it open", () => {
    const description = [{ type: "text", value: "Where has this worked?" }];
    const slide = { header: "H", prompt: "Where has this worked?", description };
    const asked = JSON.stringify({ title: "T", content: [slide] });
    restartHistory(() => setJsonInput(asked));
    startEdit(block, "all");
    changeWords("At work.");
    flushWords();
    expect(getDocument().text).not.toContain("prompt");
    changeWords("Where has this worked?");
    commitEdit();
    expect(getDocument().text).toBe(asked);
  });
});

describe("the answer to a question", () => {
  const question = "What goes wrong, or takes too long, without it? Name one case.";
  const slide = {
    header: "Why it matters",
    description: [{ type: "text", value: question }],
    prompt: question,
  };
  const asked = JSON.stringify({ title: "T", content: [slide] });
  const answer = (...typed: readonly string[]) => {
    restartHistory(() => setJsonInput(asked));
    startEdit(block, "all");
    for (const words of typed) {
      changeWords(words);
      vi.advanceTimersByTime(600);
    }
  };

  test("is the header once the field is left, and one undo asks again", () => {
    answer("Borrow", "Borrow first");
    expect(read(header)).toBe("Why it matters");
    expect(commitEdit()).toEqual(header);
    expect(getDocument().post?.content).toEqual([
      { header: "Borrow first", description: [{ type: "text", value: "" }] },
    ]);
    expect(listSteps()).toEqual(["Edit the text"]);
    undo();
    expect(getDocument().text).toBe(asked);
    redo();
    expect(read(header)).toBe("Borrow first");
  });

  test("stays in its block if it is long, or if a block tool ends the edit", () => {
    answer("Words that go on. ".repeat(10));
    expect(commitEdit()).toEqual(block);
    expect(read(header)).toBe("Why it matters");
    answer("Borrow first");
    expect(commitEdit({ lifts: false })).toEqual(block);
    expect([read(header), read(block)]).toEqual(["Why it matters", "Borrow first"]);
  });

  test("that is deleted again is the question again", () => {
    answer("Borrow first", "");
    commitEdit();
    expect(getDocument().text).toBe(asked);
    expect(listSteps()).toEqual([]);
  });

  test("that is deleted after another change leaves no question to print", () => {
    answer("Borrow first");
    duplicateSlideAt(0);
    changeWords("");
    commitEdit();
    expect(getDocument().post?.content[0]?.description).toEqual([]);
  });
});

describe("a text that becomes empty", () => {
  test.each([
    [block, 2],
    [{ kind: "hashtag", index: 0 } as const, 1],
  ])("keeps its place while it is edited: %o", (ref, left) => {
    startEdit(ref, "all");
    changeWords("");
    vi.advanceTimersByTime(500);
    expect(read(ref)).toBe("");
    expect(isEditing()).toBe(true);
    commitEdit();
    const { post } = getDocument();
    const list = ref.kind === "item" ? post?.content[0]?.description : post?.hashtags;
    expect(list).toHaveLength(left);
    undo();
    expect(getDocument().text).toBe(text);
  });
});

test("pauses don't change an edit's result, and one undo reverts it", () => {
  const words = fc.oneof(
    fc.constantFrom("", " ", "#", "- ", "- a\n- ", "one\n\n", "#two", "日本", "::x::", '"\\'),
    fc.string({ maxLength: 12 }),
  );
  const typing = fc.array(fc.record({ words, rests: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  });
  const run = (ref: PostTextRef, typed: readonly { words: string; rests: boolean }[]) => {
    restartHistory(() => setJsonInput(text));
    startEdit(ref, "end");
    for (const { words: next, rests } of typed) {
      changeWords(next);
      if (rests) vi.advanceTimersByTime(3000);
    }
    commitEdit();
    return getDocument().text;
  };
  fc.assert(
    fc.property(fc.constantFrom(...refs), typing, (ref, typed) => {
      const without = run(
        ref,
        typed.map((key) => ({ ...key, rests: false })),
      );
      expect(run(ref, typed)).toBe(without);
      expect(listSteps().length).toBe(without === text ? 0 : 1);
      undo();
      expect(getDocument().text).toBe(text);
    }),
  );
});
