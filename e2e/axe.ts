import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Every violation that axe-core finds in the page once its finite motion has ended, in a form that tells where. */
export async function findViolations(page: Page): Promise<string[]> {
  // Ended here: motion that is paused, or of an element that is hidden meanwhile, never ends by itself.
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
    // Only what is wrong is described, and by its HTML.
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      selectors: false,
      // Off by default: names contain the words that are seen (WCAG 2.5.3).
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary}`,
      ),
    );
  });
}
