import { setTimeout as delay } from "node:timers/promises";

/** Realistic pauses between keys. Thumbnails are rendered only in the longer pauses. */
const pausesMs = [90, 140, 230, 110, 320, 160, 120, 260];

export async function openJsonEditor(page) {
  await page.getByRole("button", { name: "Edit JSON" }).click();
  await page.getByRole("textbox", { name: "Post JSON" }).waitFor();
}

/** Puts the caret at the end of the string in this line of the JSON editor. */
export async function goToLine(page, line) {
  const box = page.getByRole("textbox", { name: "Post JSON" });
  await box.press("Control+Home");
  for (let down = 1; down < line; down += 1) await box.press("ArrowDown");
  await box.press("End");
  // Moves before the quotation mark and comma.
  await box.press("ArrowLeft");
  await box.press("ArrowLeft");
}

/** Presses `count` keys: four letters, then Backspace four times, and so on. */
export async function pressKeys(page, count) {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(index % 8 < 4 ? "abcd"[index % 4] : "Backspace");
    await delay(pausesMs[index % pausesMs.length]);
  }
}
