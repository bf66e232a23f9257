import type { BrandKit, BrandKitRequest, NewBrandKit } from "@slideloom/core/contract/brand";
import { type Brand, defaultBrand, defaultDesign } from "@slideloom/core/design";
import { beforeEach, describe, expect } from "vitest";
import { page } from "vitest/browser";
import { setBrand, setDesign } from "../../../state/appearance-edits.ts";
import { getAppearance } from "../../../state/carousel-store.ts";
import { restartHistory, undo } from "../../../state/history.ts";
import { setOwnBrand } from "../../../state/own-brand.ts";
import { type FakeServer, respond } from "../../../testing/fake-server.fixture.ts";
import { renderInApp, signIn } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { changeBrand } from "../change-brand.ts";
import { BrandKits } from "./brand-kits.tsx";
import { importKit } from "./kit-changes.ts";

const own: Brand = { ...defaultBrand, name: "Ada" };
const shop: Brand = {
  ...defaultBrand,
  name: "Corner Shop",
  placement: "all",
  palette: { primaryColor: "#0f766e", secondaryColor: "#22d3ee", fontColor: "#1e293b" },
  fonts: { fontFamily: "Poppins", bodyFontFamily: "Inter" },
};
const ids = ["6a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c21", "7a1f6f0e-5c52-4f57-a3d7-6b9d8e2f4c22"];

/** Serves kits from a list that requests change. */
function serve(server: FakeServer): BrandKit[] {
  const first = { id: "f", title: "", version: 1, isFirst: true, brand: own };
  const kits: BrandKit[] = [
    first,
    { id: ids[0] ?? "", title: "Shop", version: 1, isFirst: false, brand: shop },
  ];
  server.on("GET /api/brands", () =>
    respond({ kits: kits.map(({ brand, ...kit }) => ({ ...kit, name: brand.name })) }),
  );
  server.on("POST /api/brands", ({ body }) => {
    const { kit: _, ...brand } = (body as NewBrandKit).brand;
    const { title } = body as NewBrandKit;
    const made = { id: ids[1] ?? "", version: 1, isFirst: false, title, brand };
    kits.push(made);
    return respond(made, 201);
  });
  for (const id of ids) {
    const find = () => kits.find((kit) => kit.id === id);
    server.on(`GET /api/brands/${id}`, () => {
      const kit = find();
      return kit ? respond(kit) : respond({ message: "There is no such brand kit." }, 404);
    });
    server.on(`PUT /api/brands/${id}`, ({ body }) => {
      const { title, brand, version } = body as BrandKitRequest;
      const kit = find();
      if (!kit || kit.version !== version)
        return respond({ message: "Your brand has changed" }, 409);
      return respond(Object.assign(kit, { title, brand, version: version + 1 }));
    });
    server.on(`DELETE /api/brands/${id}`, () => {
      kits.splice(
        kits.findIndex((kit) => kit.id === id),
        1,
      );
      return respond(null, 204);
    });
  }
  return kits;
}

const choose = async (name: string) => {
  await page.getByRole("combobox", { name: /Brand kit of this post/ }).click();
  await page.getByRole("option", { name }).click();
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  signIn();
  setOwnBrand({ brand: own, agreement: null });
  restartHistory(() => {
    setBrand(own);
    setDesign(defaultDesign);
  });
});

describe("brand kits", () => {
  test("are switched in the open post, with their colours and fonts, as one undo step", async ({
    server,
  }) => {
    serve(server);
    await renderInApp(<BrandKits />);
    await choose("Shop");
    await expect.poll(() => getAppearance().brand).toEqual({ ...shop, kit: ids[0] });
    expect(getAppearance().design).toMatchObject({ ...shop.palette, ...shop.fonts });
    await expect.element(page.getByText("This post has the kit as it is saved.")).toBeVisible();
    undo();
    expect(getAppearance()).toMatchObject({ brand: own, design: defaultDesign });
    await choose("Shop");
    await expect.poll(() => getAppearance().brand.name).toBe("Corner Shop");
    await choose("Ada");
    expect(getAppearance().brand).toEqual(own);
  });

  test("get a post's changes if the person saves them, and say if they changed elsewhere", async ({
    server,
  }) => {
    const kits = serve(server);
    await renderInApp(<BrandKits />);
    await choose("Shop");
    await expect.element(button("Save to kit")).toBeDisabled();
    changeBrand({ handle: "@shop" });
    await button("Save to kit").click();
    await expect.poll(() => kits[1]?.brand.handle).toBe("@shop");
    expect(kits[1]?.brand.kit).toBeUndefined();
    await expect.element(button("Save to kit")).toBeDisabled();

    Object.assign(kits[1] ?? {}, { version: 9, brand: { ...shop, handle: "@elsewhere" } });
    await page.getByRole("textbox", { name: "Name of the kit" }).fill("Bakery");
    await button("Save to kit").click();
    await expect.element(page.getByText("Brand kit not saved")).toBeVisible();
    expect(kits[1]).toMatchObject({ title: "Shop", brand: { handle: "@elsewhere" } });
    await button("Use saved kit").click();
    await expect.poll(() => getAppearance().brand.handle).toBe("@elsewhere");
  });

  test("are added from the post's brand, and deleted", async ({ server }) => {
    const kits = serve(server);
    await renderInApp(<BrandKits />);
    await expect.element(page.getByRole("combobox")).toBeVisible();
    await button("New kit").click();
    await expect.poll(() => getAppearance().brand).toEqual({ ...own, kit: ids[1] });
    expect(kits).toHaveLength(3);
    await button("Delete kit").first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete kit" }).click();
    await expect.poll(() => getAppearance().brand).toEqual(own);
    expect(kits).toHaveLength(2);
  });

  test("are imported from their files; other files are refused with their name", async ({
    server,
  }) => {
    const kits = serve(server);
    await renderInApp(<BrandKits />);
    const file = JSON.stringify({ slideloom: "brand", title: "Café", ...shop });
    await importKit(new File([file], "cafe.brand.json"));
    expect(kits[2]).toMatchObject({ title: "Café", brand: shop });
    expect(getAppearance().brand).toEqual({ ...shop, kit: ids[1] });
    await importKit(new File(["{}"], "notes.json"));
    await expect.element(page.getByText(/notes\.json isn't a brand kit/)).toBeVisible();
    expect(kits).toHaveLength(3);
  });
});
