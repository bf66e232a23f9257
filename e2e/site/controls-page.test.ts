import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";

const web = fileURLToPath(new URL("../../packages/web", import.meta.url));

test.runIf(isWhole)(
  "the development server has a page of all controls, and the build doesn't contain it",
  async ({ page }) => {
    const vite = await createServer({ root: web, logLevel: "silent", server: { port: 0 } });
    try {
      await vite.listen();
      await page.goto(`${vite.resolvedUrls?.local[0]}controls.html`);
      await page.getByRole("heading", { name: "Dark" }).waitFor();
      expect(await page.locator(".controls-page").count()).toBe(1);
      // Closing the server while a font loads would be reported as a failed request.
      await page.waitForFunction(() => document.fonts.status === "loaded");
    } finally {
      await vite.close();
    }

    const files = readdirSync(`${web}/dist/app`, { recursive: true, encoding: "utf8" });
    const texts = files.filter((file) => /\.(html|js|css)$/.test(file));
    expect(texts.length).toBeGreaterThan(10);
    const traces = texts.filter((file) =>
      readFileSync(`${web}/dist/app/${file}`, "utf8").includes("controls-page"),
    );
    expect([...files.filter((file) => file.includes("controls")), ...traces]).toEqual([]);
  },
);
