import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { renderInApp } from "../testing/render-in-app.fixture.tsx";
import { test } from "../testing/test.fixture.ts";
import { ControlsPage } from "./controls-page.tsx";

const controls = import.meta.glob("../components/ui/*.tsx");
const sources = import.meta.glob("./*-states.tsx", { query: "?raw", import: "default" });

test("the page shows every basic control", async () => {
  const texts = await Promise.all(Object.values(sources).map((load) => load()));
  const missing = Object.keys(controls).filter(
    (path) => !path.includes(".test.") && !texts.join("\n").includes(`"${path}"`),
  );
  // The announcer is invisible, `confirm-dialog.tsx` has only other controls, and `radio-choices.tsx` is inside some.
  expect(missing).toEqual(
    ["announcer", "confirm-dialog", "radio-choices"].map((name) => `../components/ui/${name}.tsx`),
  );
});

test.for([320, 1200])(
  "all states, light and dark, are accessible and fit %i px",
  async (widthPx) => {
    await page.viewport(widthPx, 800);
    const screen = await renderInApp(<ControlsPage />);
    await expect.element(screen.getByRole("heading", { name: "Dark" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(widthPx);
    const { violations } = await axe.run(screen.container);
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(found).toEqual([]);
  },
);
