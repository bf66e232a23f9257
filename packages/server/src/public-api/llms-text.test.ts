import { listedPages } from "@slideloom/core/contract/page-text";
import { expect, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";

describeOnEngine("sqlite", "GET /llms.txt", (shared) => {
  test("names every operation of the OpenAPI document, its fields, and every listed page", async () => {
    const { app, send } = await createTestApp(shared.settings);
    const response = await app.inject("/llms.txt");
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const { paths } = (await send("GET", "/api/v1/openapi.json")).json<{
      paths: Record<string, Record<string, { summary: string; security: unknown[] }>>;
    }>();
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { summary, security }] of Object.entries(methods)) {
        const key = security.length > 0 ? "needs a key" : "no key";
        expect(response.body).toContain(
          `- \`${method.toUpperCase()} ${path}\` (${key}): ${summary}.\n`,
        );
      }
    }
    expect(response.body).not.toMatch(/\): $/m);
    expect(response.body).toContain("  - `topic` (optional): What the post is about, in at least ");
    expect(response.body).toContain("`X-API-Token` header");
    for (const path of listedPages) expect(response.body).toContain(`](${path}): `);
    expect(response.body).not.toMatch(/undefined|\[object|:\n\n- `GET/);
    expect(response.body.length).toBeLessThan(24_000);
  });

  test("has absolute links if PUBLIC_URL is set", async () => {
    const environment = { PUBLIC_URL: "https://slides.example" };
    const { app } = await createTestApp(shared.settings, { environment });
    const { body } = await app.inject("/llms.txt");
    expect(body).toContain("](https://slides.example/api-docs): ");
    expect(body).not.toContain("](/");
  });
});
