import { checksResponseSchema, publicGenerateResponseSchema } from "@slideloom/core/contract";
import type { Post } from "@slideloom/core/document";
import { expect, test } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "../mcp/mcp.fixture.ts";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";

const text =
  "# Three weeks without an oven\n\nOf 420 guests, 38% came back. Nadia Brandt still bakes on Mondays.\n\nFlatbread is 19% of sales.";

const post: Post = {
  title: "Three weeks without an oven",
  content: [
    { header: "Three weeks without an oven", description: [] },
    { header: "::83%:: came back", description: [{ type: "text", value: "Of 420 guests." }] },
  ],
};

const found = [
  {
    slide: 2,
    field: "header",
    range: [2, 5],
    code: "number-not-in-source",
    severity: "error",
    message: "83% is not in your source.",
    raw: "83%",
    nearest: { raw: "38%", passage: "p2", range: [15, 18] },
    fixes: [{ replace: "38%" }, { allow: "83%" }, { rewrite: true }],
  },
];

describeOnEngine("sqlite", "checks of a post against a source", (shared) => {
  async function start() {
    const { send, key: token } = await setUpPublicApi(shared.settings);
    const read = await send("POST", "/api/v1/sources", { token, body: { text } });
    const { source } = read.json<{ source: { id: string } }>();
    const check = (sent: unknown, id = source.id) =>
      send("POST", `/api/v1/sources/${id}/checks`, { token, body: { post: sent } });
    return { send, token, source, check };
  }

  test("name slide, words and what the source says, and skip what the author allowed", async () => {
    const { check } = await start();
    const { checks } = checksResponseSchema.parse((await check(post)).json());
    expect(checks).toEqual(found);
    expect((await check(JSON.stringify(post))).json()).toEqual({ checks });
    expect((await check({ ...post, allowed: ["83 %"] })).json()).toEqual({ checks: [] });
    expect((await check({ title: 5 })).statusCode).toBe(422);
    const gone = await check(post, "src_gone");
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toMatchObject({
      message: expect.stringContaining("kept for a week; read it again"),
    });
  });

  test("come with a post that is generated from a source, and only then", async () => {
    const { send, token, source } = await start();
    const generate = async (body: object) => {
      const answer = await send("POST", "/api/v1/generate", {
        token,
        body: { template: "Checklist", slides: 3, ...body },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return publicGenerateResponseSchema.parse(answer.json());
    };
    const made = await generate({ source: { id: source.id } });
    expect(made.checks).toEqual([]);
    expect(await generate({ topic: "83% of bakers" })).not.toHaveProperty("checks");
  });

  test("are made by the MCP tool validate_post, for a source of the account", async () => {
    const { connect, send, key: token } = await setUpMcp(shared.settings);
    const read = await send("POST", "/api/v1/sources", { token, body: { text } });
    const { source } = read.json<{ source: { id: string } }>();
    const { call } = await connect();
    const { structuredContent } = await call("validate_post", { post, source_id: source.id });
    expect(structuredContent).toMatchObject({ valid: true, checks: found });
    const plain = await call("validate_post", { post });
    expect(plain.structuredContent).not.toHaveProperty("checks");
    const gone = await call("validate_post", { post, source_id: "src_gone" });
    expect(gone).toMatchObject({ isError: true });
  });
});
