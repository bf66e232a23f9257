import type { Post } from "@slideloom/core/document";
import type { CDPSession, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { getStage, openWithPost } from "./editor-page.ts";
import { edit, getField, getText, openSlide2, readStoredJson } from "./on-slide-page.ts";

const post: Post = {
  title: "Stop ::guessing:: what your audience wants",
  content: [
    { header: "A cover", description: [{ type: "text", value: "Write it down." }] },
    {
      header: "Ask one question",
      description: [
        { type: "text", value: "Write it down.\n\n- One\n- Two\n- Three" },
        { type: "code", value: "if (a) {\n  b();" },
      ],
      summary: "Small steps win.",
    },
  ],
};

const readPost = async (page: Page) => JSON.parse(await readStoredJson(page)) as Post;

async function readItem(page: Page): Promise<string | undefined> {
  return (await readPost(page)).content[1]?.description[0]?.value;
}

describe("keys pressed right after the click", () => {
  interface Entry {
    name: string;
    /** CPU throttling factor. */
    slowness?: number;
    enter: (page: Page, session: CDPSession, word: string) => Promise<void>;
  }

  const typeEvery = (delay: number) => (page: Page, _: CDPSession, word: string) =>
    page.keyboard.type(word, { delay });

  const allEntries: Entry[] = [
    { name: "0 ms apart, 6 times slower", slowness: 6, enter: typeEvery(0) },
    { name: "0 ms apart", enter: typeEvery(0) },
    {
      name: "composed by an input method, 4 times slower",
      slowness: 4,
      enter: async (_page, session, word) => {
        for (let length = 1; length <= word.length; length += 1) {
          const composed = { text: word.slice(0, length), selectionStart: length };
          await session.send("Input.imeSetComposition", { ...composed, selectionEnd: length });
        }
        await session.send("Input.insertText", { text: word });
      },
    },
    { name: "25 ms apart, 4 times slower", slowness: 4, enter: typeEvery(25) },
    {
      name: "inserted as a whole, 4 times slower",
      slowness: 4,
      enter: (page, _session, word) => page.keyboard.insertText(word),
    },
    { name: "5 ms apart, 6 times slower", slowness: 6, enter: typeEvery(5) },
  ];
  const entries = sampleCases(allEntries, 4);
  // Numbers of the edits that are made with each kind of input. Edits 9 to 11 replace the whole text.
  const columns = sampleCases([...Array(12).keys()], 5);
  // Only every second text, because a block's toolbar covers the text above the block.
  const texts = ["Header of slide 2", "Block 1 of slide 2", "Summary of slide 2"];

  test("are all typed in order, at the caret", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A small slide is drawn faster.
    await page.setViewportSize({ width: 1280, height: 720 });
    await openSlide2(page, post);
    const session = await page.context().newCDPSession(page);
    for (const [row, { name, slowness = 1, enter }] of entries.entries()) {
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
      for (const column of columns) {
        // Clicking another text each time ends the previous edit.
        const text = texts[column % texts.length] ?? "";
        const word = `q${"abcdef"[row]}${"abcdefghijkl"[column]}xyz`;
        await getText(page, text).click({ position: { x: 8 + 12 * (column % 4), y: 6 } });
        // Key events are sent without waiting for the page.
        if (column >= 9) await page.keyboard.press("ControlOrMeta+a");
        await enter(page, session, word);
        const typed = await getField(page, text).innerText();
        expect(typed, `${name}, edit ${column}`).toContain(word);
        if (column >= 9) expect(typed.trim(), `${name}, edit ${column}`).toBe(word);
      }
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.keyboard.press("Escape");
    const saved = async () => Object.values((await readPost(page)).content[1] ?? {});
    await expect
      .poll(async () => JSON.stringify(await saved()))
      .toContain(`q${"abcdef"[entries.length - 1]}${"abcdefghijkl"[columns.at(-1) ?? 0]}xyz`);
  });

  test("are typed where the click was", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSlide2(page, post);
    for (const at of [4, 8, 13]) {
      await edit(page, "Header of slide 2");
      const { x, y } = await getField(page).evaluate((field, offset) => {
        const words = document.createTreeWalker(field, NodeFilter.SHOW_TEXT).nextNode();
        if (!words) throw new Error("The field has no words.");
        const range = document.createRange();
        range.setStart(words, offset);
        range.setEnd(words, offset + 1);
        const box = range.getBoundingClientRect();
        return { x: box.left + 1, y: box.top + box.height / 2 };
      }, at);
      await page.keyboard.press("Escape");
      await getText(page, "Header of slide 2").waitFor();
      await page.mouse.click(x, y);
      await page.keyboard.type("_");
      const words = "Ask one question";
      expect(await getField(page).innerText()).toBe(`${words.slice(0, at)}_${words.slice(at)}`);
      await page.keyboard.press("Escape");
      await page.keyboard.press("ControlOrMeta+z");
      const header = { name: `Header of slide 2, edit: ${words}`, exact: true };
      await getStage(page).getByRole("button", header).waitFor();
    }
  });
});

/** Undoes the last edit and checks that the post is unchanged. */
async function undoEdit(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => readPost(page)).toEqual(post);
}

describe("each way to finish an edit", () => {
  test("keeps the words, and undo removes them", async ({ page }) => {
    await openSlide2(page, post);
    const ends = ["Escape", "ControlOrMeta+Enter", "Tab", "Shift+Tab", "a click elsewhere"];
    for (const [index, key] of ends.entries()) {
      await edit(page, "Block 1 of slide 2");
      await page.keyboard.press("End");
      await page.keyboard.type(`${index}!`);
      if (key.startsWith("a click")) await page.getByText("Carousel Format").click();
      else await page.keyboard.press(key);
      await getField(page, "Block 1 of slide 2").waitFor({ state: "detached" });
      await expect.poll(() => readItem(page), { message: key }).toMatch(`Three${index}!`);
      await undoEdit(page);
      expect(await getField(page).count(), key).toBe(0);
    }
  });

  test("is in the list of shortcuts", async ({ page }) => {
    await openWithPost(page, post);
    await getStage(page).waitFor();
    await page.keyboard.press("?");
    const rows = page.getByRole("region", { name: "Shortcuts" }).locator("dl > div");
    const readKeys = (label: string) => rows.filter({ hasText: label }).locator("dd").innerText();
    expect(await readKeys("save and finish")).toMatch(/Esc\s+or\s+Ctrl\+Enter/);
    expect(await readKeys("save and go to the next text")).toBe("Tab");
    expect(await readKeys("start a new line or list item")).toBe("Enter");
  });
});

describe("Enter", () => {
  test("adds list items, and lines in headers and code", async ({ page }) => {
    await openSlide2(page, post);

    // Enter adds a list item, and ends the list at an empty item.
    await getStage(page).getByText("One", { exact: true }).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("New point");
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("After the list");
    await page.keyboard.press("Enter");
    await page.keyboard.type("on a new line");
    await page.keyboard.press("Escape");
    await expect
      .poll(() => readItem(page))
      .toBe("Write it down.\n\n- One\n- New point\n- Two\n- Three\nAfter the list\non a new line");
    await undoEdit(page);

    // An empty item is dropped at the end of the edit. Backspace at its start turns an item into a plain line.
    await edit(page, "Block 1 of slide 2");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await getText(page, "Block 1 of slide 2").waitFor();
    expect(await readPost(page)).toEqual(post);
    await edit(page, "Block 1 of slide 2");
    await page.keyboard.press("Home");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("No point: ");
    await page.keyboard.press("Escape");
    await expect.poll(() => readItem(page)).toMatch(/- Two\nNo point: Three$/);
    await undoEdit(page);

    // Typing a hyphen and a space turns a line into a list item.
    await edit(page, "Block 1 of slide 2");
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("- ");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("And share it.");
    await page.keyboard.press("Escape");
    await expect
      .poll(() => readItem(page))
      .toMatch(/^- Write it down\.\n- And share it\.\n\n- One/);
    await undoEdit(page);

    // A new line keeps the indentation of code.
    await edit(page, "Block 2 of slide 2");
    await page.keyboard.press("Enter");
    await page.keyboard.type("c();");
    await page.keyboard.press("Escape");
    await expect.poll(() => readStoredJson(page)).toContain('"if (a) {\\n  b();\\n  c();"');
    await undoEdit(page);

    // Enter breaks a header's line, and the slide is drawn with the line break.
    await edit(page, "Header of slide 2");
    await page.keyboard.press("Enter");
    await page.keyboard.type("every ::day::");
    await page.keyboard.press("Escape");
    await expect
      .poll(() => getText(page, "Header of slide 2").locator("span").allInnerTexts())
      .toEqual(["Ask one question", "every day"]);
    await expect
      .poll(async () => (await readPost(page)).content[1]?.header)
      .toBe("Ask one question\nevery ::day::");
  });
});

test("/ at the start of a line offers icons, and the chosen one is drawn", async ({ page }) => {
  await openSlide2(page, post);
  await edit(page, "Header of slide 2");
  await page.keyboard.press("Home");
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search icons" }).fill("rocket");
  await page.keyboard.press("Enter");
  await expect.poll(() => getField(page).textContent()).toBe(":rocket: Ask one question");
  await page.keyboard.press("End");
  await page.keyboard.type("/s");
  await page.keyboard.press("Escape");
  await expect
    .poll(() => getText(page, "Header of slide 2").getAttribute("aria-label"))
    .toMatch(/rocket Ask one question\/s$/);
  await expect
    .poll(async () => (await readPost(page)).content[1]?.header)
    .toBe(":rocket: Ask one question/s");
});
