import { sourceEndpoints } from "@slideloom/core/contract/sources";
import { parsePost } from "@slideloom/core/document";
import { readTextSource, sourceLimits } from "@slideloom/core/sources";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import { setUpPublicApi } from "../public-api/public-api.fixture.ts";
import { buildDocx, imageParagraph, paragraph } from "./readers/office/office-files.fixture.ts";

const dayMs = 24 * 60 * 60 * 1000;
const text =
  "# Three weeks without an oven\n\nOn 3 March our deck oven died.\n\n- Sell flatbread\n- Tell people";

/** Sends a file as a browser's form does. */
function sendFile(
  { app }: TestApp,
  url: string,
  token: string,
  content: string | Buffer,
  name: string,
) {
  const boundary = "form-boundary";
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = {
    "content-type": type,
    ...(token !== "" && { authorization: `Bearer ${token}` }),
  };
  return app.inject({ method: "POST", url, headers, payload });
}

describeOnBothEngines("the caller's sources", (shared) => {
  async function start() {
    let nowMs = Date.now();
    const server = await createTestApp(shared.settings, { now: () => new Date(nowMs) });
    const { token, form, user } = await registerSomebody(server);
    const listRows = () =>
      server.context.database.queries
        .selectFrom("sources")
        .selectAll()
        .where("accountId", "=", user.id)
        .execute();
    const read = async (body: object) => {
      const answer = await server.send("POST", "/api/sources", { token, body });
      expect(answer.statusCode, answer.body).toBe(201);
      return sourceEndpoints.readSource.responses[201].parse(answer.json());
    };
    const list = async () => {
      const answer = await server.send("GET", "/api/sources", { token });
      return sourceEndpoints.listSources.responses[200].parse(answer.json()).sources;
    };
    const wait = (ms: number) => void (nowMs += ms);
    return { ...server, token, form, read, list, listRows, wait };
  }

  test("are read, kept for a week, listed without their words, and deleted", async () => {
    const { send, token, read, list, listRows, context, wait } = await start();
    const kept = await read({ text });
    expect(kept.source).toMatchObject({
      kind: "markdown",
      title: "Three weeks without an oven",
      hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    expect(kept.passages.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "list", "list"]);
    const url = `/api/sources/${kept.source.id}`;
    expect((await send("GET", url, { token })).json()).toEqual(kept);
    wait(1000);
    const other = await read({ text: "Tea is hot." });
    expect((await list()).map(({ source }) => source.id)).toEqual([
      other.source.id,
      kept.source.id,
    ]);
    expect((await send("DELETE", url, { token })).statusCode).toBe(204);
    for (const method of ["GET", "DELETE"] as const) {
      expect((await send(method, url, { token })).statusCode).toBe(404);
    }
    wait(7 * dayMs);
    expect(await list()).toEqual([]);
    await context.sources.cleanUp();
    expect(await listRows()).toEqual([]);
  });

  test("keep their id if the same text is read again", async () => {
    const { read, list, wait } = await start();
    const first = await read({ text });
    wait(dayMs);
    const second = await read({ text });
    expect(second.source).toEqual(first.source);
    expect(second.kept_until).not.toBe(first.kept_until);
    expect(await list()).toHaveLength(1);
  });

  test("are in the account's export and deleted with the account", async () => {
    const { send, token, form, read, listRows } = await start();
    const kept = await read({ text });
    const exported = await send("GET", "/api/auth/export", { token });
    expect(exported.json().sources).toEqual([kept]);
    await send("DELETE", "/api/auth/me", { token, body: { password: form.password } });
    expect(await listRows()).toEqual([]);
  });

  test("only the latest hundred are kept", async () => {
    const { read, list, listRows, wait, context } = await start();
    const { source } = await read({ text });
    const [row] = await listRows();
    if (!row) throw new Error("The source isn't kept.");
    const rows = Array.from({ length: 99 }, (_, index) => {
      const id = `src_copy${index}`;
      const copy = JSON.stringify({ ...source, id });
      return { ...row, id, source: copy, hash: id, readAtMs: row.readAtMs + 1 + index };
    });
    await context.database.queries.insertInto("sources").values(rows).execute();
    wait(1000);
    const last = await read({ text: "Tea is hot." });
    const ids = (await list()).map((one) => one.source.id);
    expect(ids).toHaveLength(100);
    expect(ids[0]).toBe(last.source.id);
    expect(ids).not.toContain(source.id);
  });
});

describeOnEngine("sqlite", "sources", (shared) => {
  test("of anonymous users are read and not kept", async () => {
    const { send, context } = await createTestApp(shared.settings);
    const count = async () =>
      (await context.database.queries.selectFrom("sources").select("id").execute()).length;
    const before = await count();
    const answer = await send("POST", "/api/sources", { body: { text } });
    expect(answer.statusCode).toBe(201);
    expect(sourceEndpoints.readSource.responses[201].parse(answer.json()).kept_until).toBeNull();
    expect((await send("GET", "/api/sources")).statusCode).toBe(401);
    expect(await count()).toBe(before);
  });

  test("of 5 MB are accepted as JSON, however it is written", async () => {
    const { app, context } = await createTestApp(shared.settings);
    const read = vi
      .spyOn(context.sourceReader, "read")
      .mockResolvedValue(readTextSource("Tea is hot."));
    const send = (payload: string) =>
      app.inject({
        method: "POST",
        url: "/api/sources",
        headers: { "content-type": "application/json" },
        payload,
      });
    const escape = (json: string) =>
      json.replaceAll(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
    for (const unit of ["tea ", '"\n', "\\ ", "чай ", "お茶", "🍵"]) {
      const long = unit.repeat(sourceLimits.bytes / Buffer.byteLength(unit));
      const body = JSON.stringify({ text: `a${long}`.slice(0, -unit.length) });
      for (const json of [body, escape(body)]) {
        const { statusCode } = await send(json);
        expect([unit, statusCode]).toEqual([unit, 201]);
        const { text: given } = z.object({ text: z.string() }).parse(read.mock.lastCall?.[0]);
        expect(given.length).toBeGreaterThan(long.length - 5);
      }
    }
    const many = await send(`{"text":"Tea","choice":[${"0,".repeat(3_000_000)}0]}`);
    expect([many.statusCode, many.json<{ message: string }>().message]).toEqual([
      413,
      "The body has more than 600,000 values.",
    ]);
  });

  test("can be read 30 times an hour by an account, over all endpoints together", async () => {
    const server = await setUpPublicApi(shared.settings);
    for (let read = 0; read < 30; read += 1)
      await server.context.rateLimits.sourceRead.count(`account:${server.accountId}`);
    const answer = await server.send("POST", "/api/v1/sources", {
      token: server.key,
      body: { text },
    });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("may be files of a form, whose name tells their kind", async () => {
    const server = await setUpPublicApi(shared.settings);
    const answer = await sendFile(server, "/api/v1/sources", server.key, "a,b\n1,2", "t.csv");
    expect(answer.statusCode, answer.body).toBe(201);
    expect(sourceEndpoints.readSource.responses[201].parse(answer.json()).source.kind).toBe(
      "table",
    );
  });

  test("of Word files offer their images as uploads, unless nobody is signed in", async () => {
    const server = await setUpPublicApi(shared.settings);
    const { send, key } = server;
    const oven = { width: 640, height: 480, channels: 3, background: "#c60" } as const;
    const large = await sharp({ create: oven }).png({ compressionLevel: 0 }).toBuffer();
    const words = ["The oven died in March.", "It came back in May."];
    const [before = "", after = ""] = words.map((line) => paragraph(line));
    const file = buildDocx(before + imageParagraph("The oven in March") + after, {
      "word/media/image1.png": large,
    });
    const readWith = async (url: string, token: string) => {
      const answer = await sendFile(server, url, token, Buffer.from(file), "oven.docx");
      return sourceEndpoints.readSource.responses[201].parse(answer.json()).source;
    };
    const source = await readWith("/api/v1/sources", key);
    const [{ url = "", ...image } = {}] = source.images ?? [];
    expect(image).toEqual({ alt: "The oven in March", passage: "p1" });
    expect((await send("GET", url)).headers["content-type"]).toBe("image/webp");
    const body = { template: "Checklist", slides: 3, source: { id: source.id }, images: "all" };
    const made = await send("POST", "/api/v1/generate", { token: key, body });
    expect(made.body).toContain(url);
    expect((await readWith("/api/sources", "")).images).toBeUndefined();
  });

  test("are read once per idempotency key", async () => {
    const { send, key } = await setUpPublicApi(shared.settings);
    const headers = { "idempotency-key": "row 1" };
    const call = (body: object) => send("POST", "/api/v1/sources", { token: key, headers, body });
    const first = await call({ text });
    const second = await call({ text });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect((await call({ text: "Tea" })).statusCode).toBe(422);
  });

  test.each([
    [{}, 400, "Send exactly one of url, text and file."],
    [{ url: "https://a.example", text: "b" }, 400, "Send exactly one of url, text and file."],
    [{ file: "words" }, 400, "multipart/form-data"],
    [{ text: "  " }, 400, "Enter a text."],
    [{ url: "http://127.0.0.1:1/" }, 400, ""],
  ])("%j is refused", async (body, status, message) => {
    const { send } = await createTestApp(shared.settings);
    const answer = await send("POST", "/api/sources", { body });
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().message).toContain(message);
  });
});

describeOnEngine("sqlite", "a post", (shared) => {
  const generate = { template: "Checklist", slides: 4 };

  describe("is made from", () => {
    test("a kept source, a text, and a source as it was returned; it names them", async () => {
      const { send, key } = await setUpPublicApi(shared.settings);
      const call = async (source: object) => {
        const body = { ...generate, source };
        const answer = await send("POST", "/api/v1/generate", { token: key, body });
        expect(answer.statusCode, answer.body).toBe(200);
        const result = parsePost(answer.json().content);
        if (!result.ok) throw new Error("The post is invalid.");
        return result.post;
      };
      const read = await send("POST", "/api/v1/sources", { token: key, body: { text } });
      const { source, passages } = sourceEndpoints.readSource.responses[201].parse(read.json());
      for (const one of [{ id: source.id }, { text }, { source, passages }]) {
        const post = await call(one);
        // The text is short, so the post has fewer slides than asked for.
        expect(post.content).toHaveLength(2);
        expect(JSON.stringify(post)).toContain("On 3 March our deck oven died");
        expect(post.sources).toEqual([{ id: source.id, title: source.title, hash: source.hash }]);
      }
    });
  });

  test("needs a topic or a source", async () => {
    const { send, key } = await setUpPublicApi(shared.settings);
    const call = (body: object) => send("POST", "/api/v1/generate", { token: key, body });
    expect((await call(generate)).json().message).toBe("The topic field is required.");
    const private_ = await send("POST", "/api/generate-carousel", { body: {} });
    expect(private_.json().message).toBe("Please enter a topic for your content.");
  });

  test("of somebody else's source is refused and costs nothing", async () => {
    const { send, key } = await setUpPublicApi(shared.settings);
    const other = await setUpPublicApi(shared.settings);
    const read = await other.send("POST", "/api/v1/sources", { token: other.key, body: { text } });
    const before = await send("GET", "/api/v1/credits", { token: key });
    const answer = await send("POST", "/api/v1/generate", {
      token: key,
      body: { ...generate, source: { id: read.json().source.id } },
    });
    expect(answer.statusCode).toBe(404);
    expect((await send("GET", "/api/v1/credits", { token: key })).json()).toEqual(before.json());
  });
});
