import { openEditor, settle } from "./editor.mjs";
import { sum } from "./statistics.mjs";

/** A slow phone's connection, in bytes per second and ms. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

function watch() {
  window.load = { shifts: [], firstPaintMs: null, fontsMs: null };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("layout-shift", ({ value }) => window.load.shifts.push(value));
  observe("paint", ({ startTime }) => (window.load.firstPaintMs ??= startTime));
  document.fonts.addEventListener("loadingdone", () => (window.load.fontsMs ??= performance.now()));
}

/** Measures layout shift while the editor loads, and whether fonts arrive before the first text. */
export async function measureLoading({ browser, server }) {
  const rows = [];
  for (const viewport of viewports) {
    for (const network of [null, slowNetwork]) {
      const { context, page } = await openEditor(browser, server.url, {
        viewport,
        prepare: async (fresh) => {
          await fresh.addInitScript(watch);
          if (!network) return;
          const session = await fresh.context().newCDPSession(fresh);
          await session.send("Network.enable");
          await session.send("Network.emulateNetworkConditions", network);
        },
      });
      await settle(page);
      const { shifts, ...times } = await page.evaluate(() => window.load);
      rows.push({
        widthPx: viewport.width,
        isSlow: network !== null,
        shift: sum(shifts),
        ...times,
      });
      await context.close();
    }
  }
  return rows;
}
