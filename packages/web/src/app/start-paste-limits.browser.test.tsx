import { expect } from "vitest";
import { page } from "vitest/browser";
import { renderInApp } from "../testing/render-in-app.fixture.tsx";
import { test } from "../testing/test.fixture.ts";
import { startPasteLimits } from "./start-paste-limits.ts";

const marked = (count: number) => `e${"\u0301".repeat(count)}`;

function paste(text: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event;
}

test("a native field takes at most 16 marks per letter of pasted text, and other text natively", async () => {
  startPasteLimits();
  await renderInApp(<textarea aria-label="Notes" />);
  await page.getByRole("textbox", { name: "Notes" }).click();
  await expect.poll(() => paste(marked(17)).defaultPrevented).toBe(true);
  await page.getByRole("textbox", { name: "Notes" }).clear();
  expect(paste(marked(16)).defaultPrevented).toBe(false);
  expect(paste(`a ${marked(5000)}`).defaultPrevented).toBe(true);
  await expect.element(page.getByRole("textbox", { name: "Notes" })).toHaveValue(`a ${marked(16)}`);
  await expect
    .element(page.getByText(/up to 16 accent marks. This text has 4,984 marks too many/))
    .toBeVisible();
});
