import { defaultBrand } from "@slideloom/core/design";
import { beforeEach, expect } from "vitest";
import { setBrand } from "../../state/appearance-edits.ts";
import { readCarousel, useCarouselStore } from "../../state/carousel-store.ts";
import { recordStep, redo, replaceCarousel, restartHistory, undo } from "../../state/history.ts";
import { setOwnBrand, useOwnBrandStore } from "../../state/own-brand.ts";
import { test } from "../../testing/test.fixture.ts";
import { startOwnBrand } from "./own-brand-sync.ts";

startOwnBrand();

const mine = { ...defaultBrand, name: "Me" };
const theirs = { ...defaultBrand, name: "Client" };

beforeEach(() => {
  setOwnBrand({ brand: mine });
  restartHistory(() => setBrand(mine));
});

/** Returns the stored brand after pending writes. */
function readOwnBrand(): string {
  dispatchEvent(new Event("pagehide"));
  return useOwnBrandStore.getState().brand.name;
}

test("the stored brand follows edits and undo", () => {
  setBrand(theirs);
  expect(readOwnBrand()).toBe("Client");
  undo();
  expect(readOwnBrand()).toBe("Me");
});

test("the stored brand stays if another version is used, undone and redone", () => {
  const readShown = () => useCarouselStore.getState().carousel.appearance.brand.name;
  recordStep("Use the other version", () => replaceCarousel({ ...readCarousel(), brand: theirs }));
  expect([readShown(), readOwnBrand()]).toEqual(["Client", "Me"]);
  setOwnBrand({ brand: { ...mine, name: "Me, renamed" } });
  undo();
  expect([readShown(), readOwnBrand()]).toEqual(["Me", "Me, renamed"]);
  redo();
  expect([readShown(), readOwnBrand()]).toEqual(["Client", "Me, renamed"]);
  setBrand({ ...theirs, name: "Edited" });
  expect(readOwnBrand()).toBe("Edited");
});

test("the stored brand stays if the post has another kit, is edited, and gets the first kit back", () => {
  const kit = "6a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c21";
  recordStep("Use a brand kit", () => setBrand({ ...theirs, kit }));
  setBrand({ ...theirs, kit, name: "Client, edited" });
  expect(readOwnBrand()).toBe("Me");
  setBrand(useOwnBrandStore.getState().brand);
  expect(readOwnBrand()).toBe("Me");
});
