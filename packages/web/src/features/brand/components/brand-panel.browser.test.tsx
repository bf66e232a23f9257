import { defaultBrand } from "@slideloom/core/design";
import { beforeEach, describe, expect } from "vitest";
import { page } from "vitest/browser";
import { setBrand } from "../../../state/appearance-edits.ts";
import { getAppearance } from "../../../state/carousel-store.ts";
import { restartHistory, undo } from "../../../state/history.ts";
import { chooseFile } from "../../../testing/choose-file.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { BrandPanel } from "./brand-panel.tsx";

/** Draws a wide single-colour logo with transparency around it. */
async function drawLogo(color: string): Promise<File> {
  const canvas = new OffscreenCanvas(120, 40);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.fillStyle = color;
  context.fillRect(10, 10, 100, 20);
  return new File([await canvas.convertToBlob()], "logo.png", { type: "image/png" });
}

const getBrand = () => getAppearance().brand;
const darkFile = () => page.getByLabelText("Logo file for dark backgrounds");

beforeEach(() => restartHistory(() => setBrand(defaultBrand)));

describe("the logo for dark backgrounds", () => {
  test("is uploaded, replaced and removed, each as one undo step", async () => {
    const screen = await renderInApp(<BrandPanel />);
    const image = screen.getByRole("img", { name: "Your logo for dark backgrounds" });
    await expect
      .element(screen.getByText("Logo for dark backgrounds", { exact: true }))
      .toBeVisible();
    chooseFile(darkFile(), await drawLogo("#ffffff"));
    await expect.element(image).toBeVisible();
    const first = getBrand().avatarDark;
    expect(first).toMatch(/^data:image\/png;base64,/);
    expect(getBrand().avatar).toBeNull();

    await expect
      .element(screen.getByRole("button", { name: "Replace: Logo for dark backgrounds" }))
      .toBeVisible();
    chooseFile(darkFile(), await drawLogo("#ffd400"));
    await expect.poll(() => getBrand().avatarDark).not.toBe(first);
    undo();
    expect(getBrand().avatarDark).toBe(first);

    await screen.getByRole("button", { name: "Remove the logo for dark backgrounds" }).click();
    expect(getBrand().avatarDark ?? null).toBeNull();
    await expect.element(image).not.toBeInTheDocument();
    undo();
    expect(getBrand().avatarDark).toBe(first);
  });

  test("says why a file is refused, and keeps the logo", async () => {
    const screen = await renderInApp(<BrandPanel />);
    chooseFile(darkFile(), new File(["only words"], "notes.png"));
    await expect.element(screen.getByRole("alert")).toBeVisible();
    expect(getBrand()).toEqual(defaultBrand);
  });

  test("counts as something that no slide shows yet, and is cleared with the brand", async () => {
    const screen = await renderInApp(<BrandPanel />);
    chooseFile(darkFile(), await drawLogo("#ffffff"));
    await expect.element(screen.getByText("Your brand isn't on any slide yet.")).toBeVisible();
    await screen.getByRole("button", { name: "Clear brand" }).click();
    expect(getBrand()).toEqual(defaultBrand);
  });
});
