import type { PublicCarousel } from "@slideloom/core/contract/public-carousels";
import { type Brand, defaultBrand } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { describeOnSampledEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { setUpPublicApi } from "./public-api.fixture.ts";

const shop: Brand = {
  ...defaultBrand,
  name: "Corner Shop",
  placement: "all",
  palette: { primaryColor: "#0f766e", secondaryColor: "#22d3ee", fontColor: "#1e293b" },
  fonts: { fontFamily: "Poppins", bodyFontFamily: "Inter" },
};

async function setUp(settings: DatabaseSettings) {
  const api = await setUpPublicApi(settings);
  const { brands, carousels } = api.context;
  await brands.save(api.accountId, { brand: { ...defaultBrand, name: "Ada" }, version: 0 });
  const kit = await brands.create(api.accountId, { title: "Shop", brand: shop });
  const call = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
    api.send(method, `/api/v1${path}`, { token: api.key, ...(body && { body }) });
  const create = async (form: object) =>
    (await call("POST", "/carousels", { post: samplePost, ...form })).json<PublicCarousel>();
  const read = async ({ id }: { id: string }) => (await carousels.get(api.accountId, id)).draft;
  return { ...api, call, create, kit, read };
}

describeOnSampledEngine("a brand kit of a request", (shared) => {
  test("is named by an id that the list shows", async () => {
    const { call, kit } = await setUp(shared.settings);
    const { brands } = (await call("GET", "/brands")).json<{ brands: object[] }>();
    expect(brands).toMatchObject([
      { title: "", name: "Ada", has_logo: false },
      { id: kit.id, title: "Shop", name: "Corner Shop", palette: shop.palette },
    ]);
  });

  test("gives a carousel its brand, colours and fonts, but no setting that was sent", async () => {
    const { call, create, kit, read } = await setUp(shared.settings);
    const design = { template: "bold", primaryColor: "#aa0000" };
    const made = await create({ brand_id: kit.id, design });
    const draft = await read(made);
    expect(draft.brand).toEqual({ ...shop, kit: kit.id });
    expect(draft.design).toMatchObject({
      ...shop.fonts,
      primaryColor: "#aa0000",
      secondaryColor: "#22d3ee",
      ornament: "bold",
    });
    const first = await call("PUT", `/carousels/${made.id}`, { version: 1, brand_id: "default" });
    expect(first.statusCode, first.body).toBe(200);
    expect((await read(made)).brand).toEqual({ ...defaultBrand, name: "Ada" });
    await call("PUT", `/carousels/${made.id}`, { version: 2, title: "Tea" });
    expect((await read(made)).brand.name).toBe("Ada");
  });

  test("is on the slides that are rendered", async () => {
    const { call, kit } = await setUp(shared.settings);
    const render = async (form: object) =>
      (await call("POST", "/render", { post: samplePost, type: "png", slide: 1, ...form }))
        .rawPayload;
    const design = { ...shop.palette, ...shop.fonts };
    const [branded, plain] = [await render({ brand_id: kit.id }), await render({ design })];
    expect(branded.subarray(1, 4).toString()).toBe("PNG");
    expect(branded.equals(plain)).toBe(false);
    expect(branded.equals(await render({ brand_id: kit.id, design }))).toBe(true);
  });

  test("is refused if it is unknown or another account's", async () => {
    const { call, kit } = await setUp(shared.settings);
    const other = await setUp(shared.settings);
    for (const brand_id of ["acme", other.kit.id]) {
      for (const path of ["/carousels", "/render"]) {
        const response = await call("POST", path, { post: samplePost, brand_id });
        expect(response.statusCode).toBe(422);
        expect(response.json()).toMatchObject({
          message: expect.stringContaining("brand_id") as string,
        });
      }
    }
    expect((await other.call("GET", "/brands")).body).not.toContain(kit.id);
  });
});
