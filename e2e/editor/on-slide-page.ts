import type { Post } from "@slideloom/core/document";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { localCopyKey, getStage, openWithPost } from "./editor-page.ts";

export const post: Post = {
  title: "Calm teams",
  hashtags: ["#teams", "#focus"],
  content: [
    { header: "A cover", description: [{ type: "text", value: "Write it down." }] },
    {
      header: "Meetings that end on time",
      description: [
        { type: "text", value: "Write it down before you forget.\n\nThen share it with all." },
        { type: "code", value: "const focus = await team.pause();" },
        { type: "two-columns", value: '{"leftColumn":"Before\\nLong","rightColumn":"After"}' },
      ],
      summary: "Small steps win.",
    },
    { header: "The end", description: [{ type: "text", value: "" }] },
  ],
};

/** Finds a drawn text by its accessible name, such as `Header of slide 2`. */
export function getText(page: Page, name: string): Locator {
  return getStage(page).getByRole("button", { name: new RegExp(`^${name}, edit: `) });
}

/** Finds the text field of the text being edited. */
export function getField(page: Page, name?: string): Locator {
  return getStage(page).getByRole("textbox", name ? { name, exact: true } : {});
}

/** Waits until the field is visible. The slide's image no longer contains the field's text then. */
export async function waitForField(page: Page, name: string): Promise<Locator> {
  const field = getField(page, name);
  await expect.poll(() => field.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  return field;
}

/** Opens a text's field by keyboard. */
export async function edit(page: Page, name: string): Promise<void> {
  await getText(page, name).focus();
  await page.keyboard.press("Enter");
  await waitForField(page, name);
}

export async function openSlide2(
  page: Page,
  shown: Post | string = post,
  appearance: Record<string, unknown> = {},
): Promise<void> {
  await openWithPost(page, shown, appearance);
  await getStage(page).waitFor();
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect.poll(() => getStage(page).getAttribute("aria-label")).toMatch(/^Slide 2 of/);
  await getText(page, "Header of slide 2").waitFor();
}

/** Returns the post from the browser's local copy. */
export async function readStoredJson(page: Page): Promise<string> {
  const copy = await page.evaluate((key) => localStorage.getItem(key), localCopyKey);
  const { jsonInput } = JSON.parse(copy ?? "{}") as { jsonInput: string };
  return jsonInput;
}
