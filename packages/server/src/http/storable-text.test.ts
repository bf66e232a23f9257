import { endpoints } from "@slideloom/core/contract/endpoints";
import { findRoute, type EndpointName } from "@slideloom/core/contract/routes";
import { expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { findUnstorable } from "./storable-text.ts";

test("unstorable text is found in any field at any depth, also as an escape in JSON", () => {
  let deep: object = { text: "a\0" };
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  expect(findUnstorable(deep)).toMatch(/\.text$/);
  expect(findUnstorable({ draft: { jsonInput: '{"title":"a\\u0000"}' } })).toBe("title");
  expect(findUnstorable({ text: '{"title":"\\ud83d\\ude00 \\\\u0000"}' })).toBeNull();
  expect(findUnstorable({ text: "\\u0000 in words", more: ["😀", 1, null] })).toBeNull();
});

const bad = ["a\0b", "a\uD83Db"];

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "unstorable text", (shared) => {
    test("is refused with a message, or not found, at every path that accepts text", async () => {
      const server = await createTestApp(shared.settings, {
        environment: Object.fromEntries(
          ["LOGIN", "REGISTER", "RESET", "VISITOR", "API", "GENERATE"].map((name) => [
            `RATE_LIMIT_${name}`,
            "0",
          ]),
        ),
      });
      const { token } = await registerSomebody(server);
      for (const name of Object.keys(endpoints) as EndpointName[]) {
        const { method, path } = findRoute(name);
        if (!path.includes(":")) continue;
        const url = path.replaceAll(/:\w+/g, "%00");
        const { statusCode, body } = await server.send(method, url, { token, body: {} });
        expect([name, statusCode >= 300 && statusCode < 500, body.includes("our side")]).toEqual([
          name,
          true,
          false,
        ]);
      }
      for (const text of bad) {
        const requests = [
          [
            "GET",
            `/api/publications?carousel_id=${encodeURIComponent(text.replace("\uD83D", "\0"))}`,
          ],
          [
            "POST",
            "/api/connections",
            { network: "handover", name: text, url: "https://a.example" },
          ],
          ["POST", "/api/connections/start", { network: "mastodon", server: `${text}.example` }],
          [
            "POST",
            "/api/publications/import",
            { csv: `title,slide 1,networks\n${text},One,bluesky` },
          ],
          ["POST", "/api/webhooks", { url: `https://a.example/${text}`, events: [] }],
          ["POST", "/api/auth/login", { email: "a@example.com", password: `secret${text}` }],
        ] as const;
        for (const [method, url, body] of requests) {
          const response = await server.send(method, url, { token, ...(body && { body }) });
          expect([url, response.statusCode]).toEqual([url, 400]);
          expect(response.body).toContain("can't be saved");
        }
      }
    });
  });
}
