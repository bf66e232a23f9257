import { setTimeout as delay } from "node:timers/promises";

/** Pauses between keys, as people type: the shorter ones keep the thumbnails waiting, after the longer ones they are drawn. */
const pausesMs = [90, 140, 230, 110, 320, 160, 120, 260];

export async function openJsonEditor(page) {
  await page.getByRole("button", { name: "Edit JSON" }).click();
  await page.getByRole("textbox", { name: "Post JSON" }).waitFor();
}

/** Puts the caret into the JSON editor's line, at the end of its string. */
export async function goToLine(page, line) {
  const box = page.getByRole("textbox", { name: "Post JSON" });
  await box.press("Control+Home");
  for (let down = 1; down < line; down += 1) await box.press("ArrowDown");
  await box.press("End");
  // Into the string, before its quotation mark and comma.
  await box.press("ArrowLeft");
  await box.press("ArrowLeft");
}

/** Four letters, then the same four away again. */
export async function pressKeys(page, count) {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(index % 8 < 4 ? "abcd"[index % 4] : "Backspace");
    await delay(pausesMs[index % pausesMs.length]);
  }
}
