import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Headers of the outline's slides, from top to bottom. */
export function readOutline(page: Page): Promise<string[]> {
  return page
    .getByRole("list", { name: "Slides", exact: true })
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) => item.querySelector("[dir=auto]")?.textContent ?? ""),
    );
}

/** Headers of the slides in the local copy's JSON. */
export function readHeaders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const copy = JSON.parse(localStorage.getItem("slideloom.draft") ?? "{}");
    return JSON.parse(copy.jsonInput).content.map((slide: { header: string }) => slide.header);
  });
}

export interface Point {
  x: number;
  y: number;
}

export async function findCenter(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("There is no box to take the middle of.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse in small steps, as a person does. */
export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(
    from.x + Math.sign(to.x - from.x) * 8,
    from.y + Math.sign(to.y - from.y) * 8,
  );
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
}

/** Long-presses a point, drags and lifts the finger. */
export async function dragByTouch(page: Page, from: Point, to: Point, restMs = 400): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [from]);
  await page.waitForTimeout(restMs);
  const steps = 12;
  for (let step = 1; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    await send("touchMove", [{ x, y }]);
    await page.waitForTimeout(16);
  }
  await send("touchEnd", []);
}

/** Waits for a screen reader announcement. */
export function expectSpoken(page: Page, words: string): Promise<void> {
  return expect
    .poll(() => page.locator("[aria-live]").allInnerTexts())
    .toContainEqual(expect.stringContaining(words));
}
