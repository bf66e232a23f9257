import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Lists axe-core's violations with their elements, after finite animations have ended. */
export async function findViolations(page: Page): Promise<string[]> {
  // Ended explicitly, because paused animations and those of hidden elements never end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe = Reflect.get(window, "axe") as {
      run: (options: object) => Promise<{
        violations: {
          id: string;
          help: string;
          nodes: { html: string; failureSummary: string }[];
        }[];
      }>;
    };
    // Describes only violations. They are identified by HTML, so CSS selectors aren't needed.
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      selectors: false,
      // Off by default: accessible names contain the visible label (WCAG 2.5.3).
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary}`,
      ),
    );
  });
}
