import type { Page } from "playwright-core";

/** Missing from TypeScript's DOM types: https://wicg.github.io/layout-instability. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records layout shifts without user input from now on, with positions before and after. */
export async function noteLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, "shifts", shifts);
    const describe = ({ node, previousRect, currentRect }: LayoutShift["sources"][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const rects = [previousRect, currentRect].map(
        ({ x, y, width, height }) => `${width}x${height} at ${x}, ${y}`,
      );
      return `${element?.outerHTML.slice(0, 200)} from ${rects.join(" to ")}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.push(`${entry.value}: ${entry.sources.map(describe).join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "shifts"));
}
