import { endpoints } from "@slideloom/core/contract/endpoints";
import { findRoute, type EndpointName } from "@slideloom/core/contract/routes";
import fastify from "fastify";
import { expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { registerStorableText } from "./storable-text.ts";

test("unstorable text is found in any field at any depth, also as an escape in JSON", async () => {
  const app = fastify();
  registerStorableText(app);
  app.post("/", async () => "stored");
  const send = async (payload: string) => {
    const headers = { "content-type": "application/json" };
    const { body } = await app.inject({ method: "POST", url: "/", headers, payload });
    return body;
  };
  const deep = `${"[".repeat(20_000)}{"text":"a\\u0000"}${"]".repeat(20_000)}`;
  expect(await send(deep)).toMatch(/\.text field contains a character that can't be saved/);
  const escaped = { draft: { jsonInput: '{"title":"a\\u0000"}' } };
  expect(await send(JSON.stringify(escaped))).toContain("The title field");
  const pair = { text: '{"title":"\\ud83d\\ude00 \\\\u0000"}' };
  expect(await send(JSON.stringify(pair))).toBe("stored");
  const inWords = { text: "\\u0000 in words", more: ["😀", 1, null] };
  expect(await send(JSON.stringify(inWords))).toBe("stored");
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
