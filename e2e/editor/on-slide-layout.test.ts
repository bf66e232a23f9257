import type { Post } from "@slideloom/core/document";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { getStage, openWithPost } from "./editor-page.ts";
import { getField, getText, openSlide2, waitForField } from "./on-slide-page.ts";

const post: Post = {
  title: "Stop ::guessing:: what your audience wants",
  content: [
    {
      header: "Five questions that ::bring out:: what people need",
      description: [{ type: "text", value: "Write it down.\n\n- One\n- Two\n\n1. First" }],
    },
    {
      header: "Ask ::one:: question and ::listen to it:: until the end",
      description: [
        { type: "text", value: "Write it down.\n\n- One\n- Two" },
        { type: "text", value: "Then share it." },
      ],
      summary: "Small steps win.",
    },
  ],
};

const headerStyles = ["default", "outlined", "gradient", "highlight"];

/** Lists the field's words that overlap words of other texts. */
function listCovered(page: Page): Promise<string[]> {
  return getStage(page).evaluate((stage) => {
    /**
     * Returns the box of each line of a text, reduced to the middle of its height, because fonts add space above and
     * below.
     */
    const listRects = (root: Element) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const rects: { text: string; left: number; right: number; top: number; bottom: number }[] =
        [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, top, height } of range.getClientRects()) {
          const [from, to] = [top + height / 4, top + (height * 3) / 4];
          if (right > left)
            rects.push({ text: `${text.nodeValue}`, left, right, top: from, bottom: to });
        }
      }
      return rects;
    };
    const field = stage.querySelector("[role=textbox]");
    if (!field) throw new Error("No text is edited.");
    const frame = field.getBoundingClientRect();
    const scrolls = getComputedStyle(field).overflowY !== "visible";
    const words = listRects(field).filter(
      ({ top, bottom }) => !scrolls || (bottom <= frame.bottom && top >= frame.top),
    );
    const others = [...stage.querySelectorAll("[role=button]")].flatMap(listRects);
    return words.flatMap((word) =>
      others
        .filter(
          (other) =>
            word.left < other.right - 1 &&
            other.left < word.right - 1 &&
            word.top < other.bottom &&
            other.top < word.bottom,
        )
        .map((other) => `${word.text} over ${other.text}`),
    );
  });
}

function countLines(page: Page, name: string): Promise<number> {
  return getText(page, name).evaluate((text) => text.querySelectorAll("span").length);
}

async function startEdit(page: Page, name: string): Promise<void> {
  await getText(page, name).focus();
  await page.keyboard.press("Enter");
  await waitForField(page, name);
}

describe("no word of a text being edited covers another text", () => {
  test.for(sampleCases(headerStyles, headerStyles.length))(
    "in the header style %s, even as the text grows",
    async (headerStyle, { page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openWithPost(page, post, { design: { headerStyle } });
      const edit = async (name: string) => {
        await getText(page, name).waitFor();
        const lines = await countLines(page, name);
        await startEdit(page, name);
        expect(await listCovered(page), name).toEqual([]);
        const field = getField(page);
        // The field is as high as the drawn text, so all of it is visible.
        const [heightPx, linePx] = await field.evaluate((element) => {
          const line = element.querySelector("div");
          return [
            element.scrollHeight,
            line ? Number.parseFloat(getComputedStyle(line).lineHeight) : 1,
          ];
        });
        if (!name.startsWith("Block")) expect(Math.round(heightPx / linePx), name).toBe(lines);
        await page.keyboard.press("ControlOrMeta+End");
        for (const words of [
          " and a few words more",
          " that wrap",
          " onto other lines of the slide",
        ]) {
          await page.keyboard.type(words);
          expect(await listCovered(page), `${name}, grown`).toEqual([]);
        }
        await page.keyboard.press("Escape");
      };
      await edit("Title of the post");
      await edit("Header of slide 1");
      await edit("Block 1 of slide 1");
      await page.getByRole("button", { name: "Next slide" }).click();
      await edit("Header of slide 2");
      await edit("Block 1 of slide 2");
    },
  );

  test.runIf(isWhole)("if there is more text than fits", async ({ page }) => {
    const value = "Say it in fewer words. ".repeat(110).trim();
    const full = { ...post.content[1], header: "Full", description: [{ type: "text", value }] };
    await openSlide2(page, { ...post, content: [post.content[0], full, post.content[1]] } as Post);
    await startEdit(page, "Block 1 of slide 2");
    expect(await listCovered(page)).toEqual([]);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" Always.");
    expect(await listCovered(page)).toEqual([]);
  });
});

test("list markers look the same on the slide while the list is edited", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSlide2(page, post);
  const box = await getText(page, "Block 1 of slide 2").boundingBox();
  const words = await getStage(page).getByText("One", { exact: true }).boundingBox();
  if (!box || !words) throw new Error("The list is not drawn.");
  // The area to the left of the words of list items. It contains the list markers.
  const left = words.x - 34;
  const clip = { x: left, y: words.y - 4, width: words.x - 8 - left, height: 56 };
  const shoot = async () => PNG.sync.read(await page.screenshot({ clip, caret: "hide" })).data;
  await page.addStyleTag({
    content:
      "[role=textbox],[role=button]{outline:none!important}[role=toolbar]{opacity:0!important}",
  });
  await page.mouse.move(2, 2);
  const drawn = await shoot();
  await startEdit(page, "Block 1 of slide 2");
  expect(await getField(page).innerText()).not.toContain("- ");
  expect((await shoot()).equals(drawn)).toBe(true);
});

test("a block's toolbar stays the same element while slides are redrawn", async ({ page }) => {
  await openSlide2(page, post);
  await getText(page, "Block 1 of slide 2").hover({ position: { x: 4, y: 4 } });
  const toolbar = page.getByRole("toolbar", { name: "Tools for Block 1 of slide 2" });
  const button = await toolbar.getByRole("button", { name: "Duplicate the block" }).elementHandle();
  await page.getByRole("button", { name: "Change the type" }).click();
  await page.getByRole("menuitem", { name: "Comparison" }).click();
  await getText(page, "Left column of block 1 of slide 2").waitFor();
  await page.keyboard.press("ControlOrMeta+z");
  await getText(page, "Block 1 of slide 2").waitFor();
  await toolbar.waitFor();
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
  await button?.click();
  await getText(page, "Block 3 of slide 2").waitFor();
});
