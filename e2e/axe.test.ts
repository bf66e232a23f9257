import { expect } from "vitest";
import { findViolations } from "./axe.ts";
import { test } from "./browser.ts";

test("axe checks a page in its state after all animations, including endless ones", async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Motion</title><style>
    @keyframes appear { from { color: #eee } }
    @keyframes vanish { to { color: #eee } }
    @keyframes turn { to { rotate: 1turn } }
    h1 { animation: appear 1s paused }
    p { animation: vanish 1s paused both }
    i { animation: turn 1s infinite }
    </style><main><h1>Appears</h1><p>Vanishes</p><i>Never ends</i></main>`);
  const violations = await findViolations(page);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toMatch(/^color-contrast .*<p>Vanishes/);
});
