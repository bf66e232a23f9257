import { defaultDesign } from "@slideloom/core/design";
import { designPresets } from "@slideloom/core/design/presets";
import { beforeEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setDesign } from "../../../state/appearance-edits.ts";
import { emptyEdited, getAppearance, showCarousel } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { importDesign } from "../design-file.ts";
import { DesignPresets } from "./design-presets.tsx";

beforeEach(() => showCarousel(emptyEdited));

const fileOf = (content: string) => new File([content], "mine.json", { type: "application/json" });

test("a preset is applied with one click, shown as chosen, and undone", async () => {
  await renderInApp(<DesignPresets />);
  const before = getAppearance().design;
  const presets = page.getByRole("radiogroup", { name: "Design presets" });
  expect(presets.getByRole("radio").elements()).toHaveLength(designPresets.length);
  const preset = presets.getByRole("radio", { name: "Opera box" });
  await preset.click();
  expect(getAppearance().design).toMatchObject({ ornament: "elegant", primaryColor: "#d4a94f" });
  await expect.element(preset).toBeChecked();
  undo();
  expect(getAppearance().design).toEqual(before);
});

test("the arrow keys go through the presets", async () => {
  await renderInApp(<DesignPresets />);
  await page.getByRole("radio", { name: "Night flight" }).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "Clear morning" })).toBeChecked();
  expect(getAppearance().design.primaryColor).toBe("#2563eb");
});

test("an exported design is imported again as one step", async () => {
  const design = { ...defaultDesign, primaryColor: "#0f766e", highlightMark: "marker" as const };
  const before = getAppearance().design;
  expect(await importDesign(fileOf(JSON.stringify(design)))).toBe(true);
  expect(getAppearance().design).toEqual(design);
  undo();
  expect(getAppearance().design).toEqual(before);
});

test("another file changes nothing", async () => {
  const before = getAppearance().design;
  expect(await importDesign(fileOf("a,b,c"))).toBe(false);
  expect(await importDesign(fileOf(" ".repeat(70_000)))).toBe(false);
  expect(getAppearance().design).toEqual(before);
});

test("taking a highlight mark away is a step of its own", () => {
  const plain = getAppearance().design;
  setDesign({ ...plain, highlightMark: "circle" });
  setDesign(plain);
  expect(getAppearance().design).toEqual(plain);
  undo();
  expect(getAppearance().design.highlightMark).toBe("circle");
});
