import { publicSourceEndpoints } from "@slideloom/core/contract/sources";
import { publicGenerateResponseSchema } from "@slideloom/core/contract/public-generation";
import type { Post } from "@slideloom/core/document";
import { readTextSource } from "@slideloom/core/sources";
import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { openReaders } from "../../app/text-readers.fixture.ts";
import { describeOnEngine } from "../../db/database.fixture.ts";
import { setUpMcp } from "../../mcp/mcp.fixture.ts";
import { identifySource } from "../identify-source.ts";
import { SourceChecker } from "./source-checker.ts";
import { setUpPublicApi } from "../../public-api/public-api.fixture.ts";

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

test("one account's long checks leave a thread to another account's", async () => {
  const checker = new SourceChecker(openReaders());
  const { signal } = new AbortController();
  const ended: string[] = [];
  const check = async (by: string, words: string) => {
    const { source, passages } = readTextSource(words);
    const material = { source: { id: "src_a", hash: "", ...source }, passages };
    await checker.of(by).check({ post }, { material, voice: null }, signal);
    ended.push(by);
  };
  const long = Array.from({ length: 5000 }, (_, at) => `${at}% of ${at * 7} guests came back.`);
  const heavy = Array.from({ length: 6 }, () => check("account:a", long.join("\n")));
  await Promise.all([...heavy, check("account:b", text)]);
  // One of the first account's checks may end earlier, because both run at once.
  expect(ended.slice(0, 2)).toContain("account:b");
});

describeOnEngine("sqlite", "checks of a post against a source", (shared) => {
  async function start() {
    const { send, key: token, app, context } = await setUpPublicApi(shared.settings);
    const read = await send("POST", "/api/v1/sources", { token, body: { text } });
    const { source } = read.json<{ source: { id: string } }>();
    const check = (sent: unknown, id = source.id) =>
      send("POST", `/api/v1/sources/${id}/checks`, { token, body: { post: sent } });
    return { send, token, source, check, app, context };
  }

  test("name slide, words and what the source says, and skip what the author allowed", async () => {
    const { check } = await start();
    const { checks } = publicSourceEndpoints["v1.checkPost"].responses[200].parse(
      (await check(post)).json(),
    );
    expect(checks).toEqual(found);
    expect((await check(JSON.stringify(post))).json()).toEqual({ checks });
    expect((await check({ ...post, allowed: ["83 %"] })).json()).toEqual({ checks: [] });
    expect((await check({ title: 5 })).statusCode).toBe(422);
    const captioned = { ...post, content: post.content.slice(0, 1), caption: "Of 421 guests" };
    expect((await check(captioned)).json()).toMatchObject({
      checks: [{ slide: 1, field: "caption", raw: "421" }],
    });
    const gone = await check(post, "src_gone");
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toMatchObject({
      message: expect.stringContaining("after a week. Read the source again"),
    });
  });

  test("come with every generated post", async () => {
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
    expect((await generate({ topic: "83% of bakers" })).checks).toEqual([]);
  });

  test("run in a worker thread, which ends when the server closes", async () => {
    const { check, app } = await start();
    const workers: Worker[] = [];
    const note = (worker: Worker) => workers.push(worker);
    process.on("worker", note);
    onTestFinished(() => void process.off("worker", note));
    await check(post);
    await check(post);
    expect(workers).toHaveLength(1);
    const ended = Promise.all(workers.map((worker) => once(worker, "exit")));
    await app.close();
    await ended;
  });

  test("that are given up say so: as an error, or as a warning beside the generated post", async () => {
    const { check, context, send, token, source } = await start();
    const message = "We stopped checking the post against the source after 8 seconds.";
    const given = { ok: false, message } as const;
    const checker = { check: async () => given, prove: async () => given };
    vi.spyOn(context.checker, "of").mockReturnValue(checker);
    const checked = await check(post);
    expect(checked.statusCode).toBe(422);
    expect(checked.json()).toMatchObject({ message });
    const body = { template: "Checklist", slides: 3, source: { id: source.id } };
    const made = (await send("POST", "/api/v1/generate", { token, body })).json();
    expect(made).toMatchObject({ warnings: expect.arrayContaining([message]) });
    expect(made).not.toHaveProperty("checks");
  });

  test.for([
    [{ deadlineMs: 1 }, "after 0.001 seconds"],
    [{ heapMb: 4 }, "because the check needed too much memory"],
  ] as const)("are given up at a limit: %j", async ([limits, cause]) => {
    const checker = new SourceChecker(openReaders(limits));
    const long = Array.from({ length: 2000 }, (_, at) => `${at}% of ${at * 7} guests.`).join("\n");
    const material = identifySource(readTextSource(long));
    expect(
      await checker
        .of("account:a")
        .check({ post }, { material, voice: null }, new AbortController().signal),
    ).toEqual({
      ok: false,
      message: `We stopped checking the post against the source ${cause}. Compare numbers, dates, names and quotations with the source yourself, or use a shorter source.`,
    });
  });

  test("are made by the MCP tool validate_post, for a source of the account", async () => {
    const { connect, send, key: token } = await setUpMcp(shared.settings);
    const read = await send("POST", "/api/v1/sources", { token, body: { text } });
    const { source } = read.json<{ source: { id: string } }>();
    const { call } = await connect();
    const { structuredContent } = await call("validate_post", { post, source_id: source.id });
    expect(structuredContent).toMatchObject({ valid: true, checks: found });
    const plain = await call("validate_post", { post });
    expect(plain.structuredContent).toMatchObject({ checks: [] });
    const gone = await call("validate_post", { post, source_id: "src_gone" });
    expect(gone).toMatchObject({ isError: true });
  });
});
