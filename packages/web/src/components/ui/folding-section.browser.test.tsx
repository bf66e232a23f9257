import { expect } from "vitest";
import { page } from "vitest/browser";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { FoldingSection } from "./folding-section.tsx";

const topic = "Five habits of people who never run out of ideas";

test("title and summary are side by side, truncated with an ellipsis", async () => {
  let isOpen = false;
  await renderInApp(
    <div style={{ width: 280 }}>
      <FoldingSection
        level={2}
        title="Generate Content"
        summary={topic}
        isOpen={false}
        onOpenChange={(next) => {
          isOpen = next;
        }}
      >
        The form
      </FoldingSection>
    </div>,
  );
  const title = page.getByRole("button", { name: "Generate Content", exact: true });
  const summary = page.getByText(topic);
  const [left, right] = [title, summary].map((one) => one.element().getBoundingClientRect());
  expect(right?.left).toBeGreaterThanOrEqual(left?.right ?? Infinity);
  expect(getComputedStyle(summary.element()).textOverflow).toBe("ellipsis");
  expect(summary.element().scrollWidth).toBeGreaterThan(summary.element().clientWidth);
  await expect.element(title).toHaveAccessibleDescription(topic);
  // A click on the summary hits the button, because the button covers the whole row.
  const { x, y } = summary.element().getBoundingClientRect();
  const hit = document.elementFromPoint(x + 8, y + 4);
  expect(hit).toBe(title.element());
  await title.click();
  expect(isOpen).toBe(true);
});
