import { brandEndpoints } from "@slideloom/core/contract/brand";
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
      const rows = await context.database.queries.selectFrom("brands").selectAll().execute();
      return rows.filter((row) => row.brand.includes(own.name)).length;
    };
    await save({ brand: own, version: 0 });
    expect(await countRows()).toBe(1);
    const exported = await send("GET", "/api/auth/export", { token });
    expect(exported.json()).toMatchObject({ brand: own });
    const { password } = form;
    expect((await send("DELETE", "/api/auth/me", { token, body: { password } })).statusCode).toBe(
      204,
    );
    expect(await countRows()).toBe(0);
  });
});
