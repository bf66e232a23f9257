import { expect } from "vitest";
import { page } from "vitest/browser";
import { announce } from "../../lib/announcements.ts";
import { renderInApp } from "../../testing/render-in-app.fixture.tsx";
import { test } from "../../testing/test.fixture.ts";
import { Announcer } from "./announcer.tsx";
import { Notice } from "./notice.tsx";
import { ProgressBar } from "./progress-bar.tsx";

test("a notice has the given role, and breaks words wider than a phone", async () => {
  await page.viewport(320, 640);
  const screen = await renderInApp(
    <Notice variant="danger" role="alert" title="Not saved">
      {"long".repeat(100)}
    </Notice>,
  );
  await expect.element(screen.getByRole("alert")).toHaveTextContent(/^Not savedlong/);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test.for([
  [0, 0],
  [2, 40],
  [5, 100],
] as const)("%i of 5 fills %i percent of a progress bar", async ([done, percent]) => {
  const screen = await renderInApp(
    <div style={{ display: "flex", width: 200 }}>
      <ProgressBar label="Posts drawn" done={done} total={5} />
    </div>,
  );
  const bar = screen.getByRole("progressbar", { name: "Posts drawn" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", String(done));
  await expect.element(bar).toHaveAttribute("aria-valuemax", "5");
  const fill = bar.element().firstElementChild?.getBoundingClientRect().width;
  expect(fill).toBe(percent * 2);
});

test("an identical announcement is spoken again", async () => {
  const screen = await renderInApp(<Announcer />);
  const region = screen.container.querySelector("[aria-live]");
  announce("Slide moved");
  await expect.poll(() => region?.textContent).toBe("Slide moved");
  const before = region?.firstChild;
  announce("Slide moved");
  await expect.poll(() => region?.firstChild !== before).toBe(true);
});
