import { openEditor, readEvents, settle } from "./editor.mjs";
import { median } from "./statistics.mjs";

const dragMs = 3000;

/**
 * Sets a new colour in each frame, as a drag in the system's colour picker does. Returns the number of colours with the
 * start and end time.
 */
async function drag(page, durationMs) {
  const field = await page.getByLabel("Primary colour: pick", { exact: true }).elementHandle();
  return page.evaluate(
    async ([field, durationMs]) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      const startMs = performance.now();
      let colors = 0;
      while (performance.now() < startMs + durationMs) {
        await new Promise(requestAnimationFrame);
        colors += 1;
        const green = (colors % 200).toString(16).padStart(2, "0");
        set.call(field, `#4f${green}e5`);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      return { startMs, endMs: performance.now(), colors };
    },
    [field, durationMs],
  );
}

/**
 * Measures how many new images per second the slide preview shows during a colour drag, at 2 device pixels per CSS px.
 */
export async function measureDragging({ browser, server, rounds }) {
  const runs = [];
  for (let round = 0; round <= Math.min(rounds, 3); round += 1) {
    const { context, page } = await openEditor(browser, server.url, { pixelRatio: 2 });
    await settle(page);
    await page.getByRole("tab", { name: "Colors" }).click();
    await drag(page, dragMs / 3);
    await settle(page);
    const { startMs, endMs, colors } = await drag(page, dragMs);
    const bitmaps = (await readEvents(page)).filter(
      ({ kind, ms }) => kind === "bitmap" && ms >= startMs && ms <= endMs,
    );
    const seconds = (endMs - startMs) / 1000;
    runs.push({
      bitmapsPerSecond: bitmaps.length / seconds,
      colorsPerSecond: colors / seconds,
      longestGapMs: Math.max(...bitmaps.slice(1).map(({ ms }, index) => ms - bitmaps[index].ms)),
    });
    await context.close();
  }
  const of = (name) => median(runs.slice(1).map((run) => run[name]));
  return {
    bitmapsPerSecond: of("bitmapsPerSecond"),
    colorsPerSecond: of("colorsPerSecond"),
    longestGapMs: of("longestGapMs"),
  };
}
