import { templateIds } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import { expectRedraw } from "./editor-page.ts";
import { getField, getText, openSlide2, readStoredJson, waitForField } from "./on-slide-page.ts";

const text = (value: string) => ({ type: "text", value });

/** A post whose second slide draws one text in several places. */
const postOf = (header: string, value: string): Post => ({
  title: "Words apart",
  content: [
    { header: "Cover", description: [] },
    { header, description: [text(value)] },
    { header: "End", description: [] },
  ],
});

const list = postOf(
  "Cut first",
  "- Caffeine at four\n- Heavy dinners\n- Nightcaps\n- Bright lamps",
);
const number = postOf("40% less attention", "Six hours feel fine.");
const chart = postOf("Where it goes", "Light sleep: 4 h\nREM sleep: 2 h\nDeep sleep: 1 h");

/** Chooses a template and waits until the slide is drawn in it. Template 0 is the initial one. */
async function chooseTemplate(page: Page, index: number): Promise<void> {
  if (index === 0) return;
  const templates = page.getByRole("radiogroup", { name: "Templates" });
  await expectRedraw(page, () => templates.getByRole("radio").nth(index).click());
}

/** Returns the position of each paragraph of a text, in CSS px, by the paragraph's words. */
async function readPlaces(page: Page, name: string): Promise<Record<string, [number, number]>> {
  const paragraphs = await getText(page, name).locator("p").all();
  const places = await Promise.all(
    paragraphs.map(async (paragraph) => {
      const box = await paragraph.locator("span").first().boundingBox();
      const words = (await paragraph.innerText()).replaceAll(/\s+/g, " ");
      return [words, [box?.x ?? 0, box?.y ?? 0]] as const;
    }),
  );
  return Object.fromEntries(places) as Record<string, [number, number]>;
}

describe("a text drawn in several parts", () => {
  test.runIf(isWhole).for(templateIds)(
    "a list's items are edited in place, and stay a list, in %s",
    async (template, { page }) => {
      await openSlide2(page, list);
      await chooseTemplate(page, templateIds.indexOf(template));
      const name = "Block 1 of slide 2";
      await expect.poll(() => getText(page, name).count()).toBe(1);
      const drawn = await readPlaces(page, name);
      await getText(page, name).focus();
      await page.keyboard.press("Enter");
      const field = await waitForField(page, name);
      const lines = field.locator("> div");
      expect(await lines.allInnerTexts()).toEqual(Object.keys(drawn));
      for (const [index, [x, y]] of Object.values(drawn).entries()) {
        const box = await lines.nth(index).boundingBox();
        expect(Math.abs((box?.y ?? 0) - y), `${template} point ${index + 1}, top`).toBeLessThan(6);
        expect(Math.abs((box?.x ?? 0) - x), `${template} point ${index + 1}, left`).toBeLessThan(
          250,
        );
      }
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.type(" and screens");
      await page.keyboard.press("Escape");
      await getField(page).waitFor({ state: "detached" });
      await expect
        .poll(() => readStoredJson(page))
        .toContain("- Nightcaps\\n- Bright lamps and screens");
    },
  );

  test.runIf(isWhole)(
    "a header's number and the words after it are edited as one text",
    async ({ page }) => {
      await openSlide2(page, number);
      const name = "Header of slide 2";
      await getText(page, name).focus();
      await page.keyboard.press("Enter");
      const field = await waitForField(page, name);
      expect(await field.innerText()).toContain("40% less attention");
      const box = await field.locator("> div").first().boundingBox();
      const stage = await getText(page, name).or(field).first().boundingBox();
      expect(box?.height ?? 0).toBeLessThan((stage?.height ?? 0) + 1);
      await page.keyboard.press("End");
      await page.keyboard.type(" tomorrow");
      await page.keyboard.press("Escape");
      await expect.poll(() => readStoredJson(page)).toContain('"40% less attention tomorrow"');
    },
  );

  test.runIf(isWhole)(
    "a chart's labels and values are edited as lines of one text",
    async ({ page }) => {
      await openSlide2(page, chart);
      const name = "Block 1 of slide 2";
      await getText(page, name).focus();
      await page.keyboard.press("Enter");
      const field = await waitForField(page, name);
      expect(await field.locator("> div").allInnerTexts()).toEqual([
        "Light sleep: 4 h",
        "REM sleep: 2 h",
        "Deep sleep: 1 h",
      ]);
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.press("Backspace");
      await page.keyboard.type("min");
      await page.keyboard.press("Escape");
      await expect.poll(() => readStoredJson(page)).toContain("Deep sleep: 1 min");
    },
  );
});
