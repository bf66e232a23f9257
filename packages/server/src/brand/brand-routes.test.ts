import { randomUUID } from "node:crypto";
import { brandEndpoints, type BrandKit, maxBrandKits } from "@slideloom/core/contract/brand";
import { defaultBrand, maxAvatarLength, type Brand } from "@slideloom/core/design";
import { describe, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";

const avatarStart = "data:image/png;base64,";
const brand: Brand = {
  name: "Ada \u0007 👩🏽‍💻",
  handle: "@ada",
  website: "ada.example",
  avatar: avatarStart + "A".repeat(maxAvatarLength - avatarStart.length),
  avatarDark: "data:image/webp;base64,AAAA",
  portrait: "data:image/jpeg;base64,AAAA",
  placement: "cover-and-closing",
  palette: { primaryColor: "#4f46e5", secondaryColor: "#22d3ee", fontColor: "#1e293b" },
  fonts: { fontFamily: "Poppins", bodyFontFamily: "Inter" },
};

describeOnBothEngines("the caller's brand", (shared) => {
  const start = async () => {
    const testApp = await createTestApp(shared.settings);
    const { token, form } = await registerSomebody(testApp);
    const read = async () => {
      const response = await testApp.send("GET", "/api/brand", { token });
      expect(response.statusCode).toBe(200);
      return brandEndpoints.getBrand.responses[200].strict().parse(response.json());
    };
    const save = (body: object) => testApp.send("PUT", "/api/brand", { token, body });
    return { ...testApp, token, form, read, save };
  };

  test("is empty at first, then returned exactly as saved", async () => {
    const { read, save } = await start();
    expect(await read()).toEqual({ brand: null, version: 0 });
    const response = await save({ brand, version: 0 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ brand, version: 1 });
    expect(await read()).toEqual({ brand, version: 1 });
    const { avatarDark: _, portrait: __, ...others } = brand;
    const renamed = { ...others, name: "Grace", avatar: null };
    for (const sent of [renamed, { ...renamed, avatarDark: null, portrait: null }]) {
      expect((await save({ brand: sent, version: 1 })).json()).toEqual({
        brand: renamed,
        version: 2,
      });
    }
  });

  test("is not saved over a version that the client hasn't seen", async () => {
    const { read, save } = await start();
    await save({ brand, version: 0 });
    for (const version of [0, 2]) {
      const response = await save({ brand: { ...brand, name: "Grace" }, version });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({
        message:
          "Your brand has changed since you loaded it. Load it again, then repeat your changes.",
      });
    }
    expect(await read()).toEqual({ brand, version: 1 });
  });

  test("can be saved again unchanged, with any version", async () => {
    const { save } = await start();
    await save({ brand, version: 0 });
    const again = await save({ brand, version: 0 });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({ brand, version: 1 });
  });

  test("if saved concurrently over the same version, keeps the first", async () => {
    const { read, save } = await start();
    const names = ["a", "b", "c", "d", "e"];
    const responses = await Promise.all(
      names.map((name) => save({ brand: { ...brand, name }, version: 0 })),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const saved = responses.find(({ statusCode }) => statusCode === 200);
    expect(await read()).toEqual(saved?.json());
  });

  describe("must be valid", () => {
    test.each([
      ["a name that is too long", { name: "x".repeat(101) }],
      ["an avatar from elsewhere", { avatar: "https://example.org/a.png" }],
      ["a logo for dark backgrounds that is an SVG", { avatarDark: "data:image/svg+xml,AAAA" }],
      ["an SVG", { avatar: "data:image/svg+xml;base64,AAAA" }],
      ["an avatar that is too large", { avatar: `${brand.avatar}A` }],
      ["an unknown placement", { placement: "everywhere" }],
      ["a colour that is none", { palette: { ...brand.palette, fontColor: "red" } }],
      ["an unknown font", { fonts: { ...brand.fonts, fontFamily: "Papyrus" } }],
      ["a missing value", { handle: undefined }],
    ])("%s is rejected with 400", async (_, change) => {
      const { read, save } = await start();
      const response = await save({ brand: { ...brand, ...change }, version: 0 });
      expect(response.statusCode).toBe(400);
      const [changed = ""] = Object.keys(change);
      expect(response.json()).toEqual({
        message: expect.any(String) as string,
        field: expect.stringContaining(`brand.${changed}`) as string,
      });
      expect(await read()).toEqual({ brand: null, version: 0 });
    });

    test.each([{ brand }, { brand, version: -1 }, { brand, version: 1.5 }, { version: 0 }, []])(
      "a body without brand and version is rejected with 400",
      async (body) => {
        const { save } = await start();
        expect((await save(body)).statusCode).toBe(400);
      },
    );
  });

  test("is visible to its owner only", async () => {
    const { send, save, token } = await start();
    const other = await start();
    await save({ brand, version: 0 });
    expect(await other.read()).toEqual({ brand: null, version: 0 });
    for (const method of ["GET", "PUT"] as const) {
      const body = { brand: defaultBrand, version: 0 };
      const responses = [
        await send(method, "/api/brand", method === "PUT" ? { body } : {}),
        await send(method, "/api/brand", {
          token: `${token}x`,
          ...(method === "PUT" && { body }),
        }),
      ];
      for (const response of responses) {
        expect(response.statusCode).toBe(401);
        expect(response.json()).toEqual({ message: "Unauthorized" });
      }
    }
  });

  test("is in the account's data export and deleted with the account", async () => {
    const { send, save, token, form, context } = await start();
    const own = { ...brand, name: "Somebody who leaves" };
    const countRows = async () => {
      const rows = await context.database.queries.selectFrom("brandKits").selectAll().execute();
      return rows.filter((row) => row.brand.includes(own.name)).length;
    };
    await save({ brand: own, version: 0 });
    expect(await countRows()).toBe(1);
    const exported = await send("GET", "/api/auth/export", { token });
    expect(exported.json()).toMatchObject({ brandKits: [{ brand: own, isFirst: true }] });
    const { password } = form;
    expect((await send("DELETE", "/api/auth/me", { token, body: { password } })).statusCode).toBe(
      204,
    );
    expect(await countRows()).toBe(0);
  });

  describe("with further kits", () => {
    const shop = { ...brand, name: "Shop", avatar: null };

    test("are listed after the first, changed by version, and deleted", async () => {
      const { read, save, send, token } = await start();
      await save({ brand, version: 0 });
      const call = (method: "GET" | "POST" | "PUT" | "DELETE", path = "", body?: object) =>
        send(method, `/api/brands${path}`, { token, ...(body && { body }) });
      const made = await call("POST", "", {
        title: " Shop ",
        brand: { ...shop, kit: randomUUID() },
      });
      expect(made.statusCode, made.body).toBe(201);
      const kit = brandEndpoints.createBrandKit.responses[201].strict().parse(made.json());
      expect(kit).toMatchObject({ title: "Shop", version: 1, isFirst: false, brand: shop });
      expect(kit.brand.kit).toBeUndefined();
      const list = brandEndpoints.listBrandKits.responses[200].parse((await call("GET")).json());
      expect(list.kits).toMatchObject([
        { title: "", name: brand.name, isFirst: true },
        { id: kit.id, title: "Shop", name: "Shop", isFirst: false },
      ]);
      expect((await call("GET", `/${kit.id}`)).json()).toEqual(kit);

      const change = { title: "Shop 2", brand: shop, version: 1 };
      const changed = (await call("PUT", `/${kit.id}`, change)).json<BrandKit>();
      expect(changed).toMatchObject({ title: "Shop 2", version: 2 });
      expect((await call("PUT", `/${kit.id}`, change)).json()).toEqual(changed);
      expect((await call("PUT", `/${kit.id}`, { ...change, title: "Late" })).statusCode).toBe(409);
      expect(await read()).toEqual({ brand, version: 1 });

      const [first] = list.kits;
      expect((await call("DELETE", `/${first?.id}`)).statusCode).toBe(409);
      expect((await call("DELETE", `/${kit.id}`)).statusCode).toBe(204);
      expect((await call("GET", `/${kit.id}`)).statusCode).toBe(404);
      expect((await call("DELETE", `/${kit.id}`)).statusCode).toBe(404);
    });

    test("are at most 20 an account, and each needs a name", async () => {
      const { send, token } = await start();
      const create = async (title: string) =>
        (await send("POST", "/api/brands", { token, body: { title, brand: defaultBrand } }))
          .statusCode;
      const titles = Array.from({ length: maxBrandKits }, (_, index) => `Kit ${index}`);
      for (const title of titles) expect(await create(title)).toBe(201);
      expect(await create("One more")).toBe(422);
      expect(await create("  ")).toBe(400);
      expect(await create("x".repeat(61))).toBe(400);
    });
  });
});
