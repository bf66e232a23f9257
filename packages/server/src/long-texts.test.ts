import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyCarousel } from "@slideloom/core/carousel";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { meterSegments } from "../../../scripts/segment-meter.mjs";
import { sampleCases, sampleRuns } from "../../../scripts/test-sample.mjs";
import { openTestApp, registerSomebody, type TestApp } from "./app/app.fixture.ts";
import { describeOnEngine } from "./db/database.fixture.ts";
import { listLongPosts, listLongRequests, longUnits, repeatTo } from "./long-texts.fixture.ts";

/** Size of the largest accepted request body, in bytes. */
const mostBytes = 1024 * 1024;
/** Size of smaller request bodies, for tests that send many of them, in bytes. */
const triedBytes = 256 * 1024;
/** Maximum number of UTF-16 units that `Intl.Segmenter` may read per unit of the stored text and of the response. */
const mostReadings = 8;

describeOnEngine("sqlite", "texts as long as are taken", (shared) => {
  const webDir = mkdtempSync(join(tmpdir(), "slideloom-web-"));
  let server: TestApp;
  let token = "";
  let key = "";
  beforeAll(async () => {
    writeFileSync(join(webDir, "share.html"), "<head></head><body></body>");
    // Drawing is refused, because it runs in other processes, where `meterSegments` can't count.
    const refuse = () => Promise.reject(new Error("Nothing is drawn here."));
    const createDrawPool = () => ({ use: refuse, dispose: async () => undefined });
    server = await openTestApp(shared.settings, { createDrawPool, webDir, networkTimeoutMs: 500 });
    await signUp();
  });
  afterAll(async () => {
    await server.app.close();
    rmSync(webDir, { recursive: true });
  });

  /** Registers a new account, so earlier requests don't count against its rate limits. */
  async function signUp() {
    ({ token } = await registerSomebody(server));
    const made = await server.send("POST", "/api/auth/api-token", { token });
    key = made.json<{ apiToken: string }>().apiToken;
  }

  const send = (method: "GET" | "POST" | "PUT" | "PATCH", url: string, body?: object) => {
    const own = { token: url.startsWith("/api/v1/") ? key : token };
    return server.send(method, url, { ...own, ...(body && { body }) });
  };

  /**
   * Expects that `Intl.Segmenter` gets only short texts, whose total length is linear in that of `stored` and the
   * response. `stored` is the content that the request sends or loads.
   */
  async function expectLinear(
    ...[method, url, body, stored = body]: [...Parameters<typeof send>, stored?: object]
  ) {
    const work = await meterSegments(() => send(method, url, body));
    expect(work.result.statusCode).not.toBe(500);
    expect(work.longest).toBeLessThanOrEqual(1000);
    const size = JSON.stringify(stored ?? "").length + work.result.body.length;
    expect(work.units).toBeLessThanOrEqual(mostReadings * size + 10_000);
    return work.result;
  }

  const requests = listLongRequests(mostBytes);

  test("are answered by every endpoint, in whichever field they are", async () => {
    expect(requests.length).toBeGreaterThan(40);
    for (const [index, { method, build }] of requests.entries()) {
      const unit = longUnits[index % longUnits.length] ?? "";
      const { url, body } = build(unit);
      await expectLinear(method, url, body);
    }
  });

  test("are answered whatever characters they consist of", async () => {
    const anyRequest = fc.constantFrom(...listLongRequests(triedBytes));
    const anyUnit = fc.array(fc.constantFrom(...longUnits), { minLength: 1, maxLength: 3 });
    const property = fc.asyncProperty(anyRequest, anyUnit, async ({ method, build }, units) => {
      const { url, body } = build(units.join(""));
      await expectLinear(method, url, body);
    });
    await fc.assert(property, { numRuns: sampleRuns(400), endOnFailure: true });
  });

  const places = Object.keys(listLongPosts(""));
  const pairs = longUnits.flatMap((unit) => places.map((place) => [unit, place] as const));

  test.for(sampleCases(pairs, 13))(
    "of %j in a post's %s are saved, checked and shared",
    async ([unit, place]) => {
      await signUp();
      const bytes = new TextEncoder().encode(unit).byteLength / unit.length;
      const post = listLongPosts(repeatTo(unit, triedBytes / bytes))[place] ?? {};
      const draft = { ...emptyCarousel, jsonInput: JSON.stringify(post) };
      const saved = await expectLinear("POST", "/api/carousels", {
        title: "Tea",
        status: "draft",
        draft,
      });
      // JSON writes a lone surrogate as six characters (e.g. `\ud83d`), so the post may be too long to be saved.
      if (saved.statusCode !== 201) return;
      const { id } = saved.json<{ id: string }>();
      const shared = await send("POST", `/api/carousels/${id}/share`);
      const page = await expectLinear(
        "GET",
        `/s/${shared.json<{ token: string }>().token}`,
        undefined,
        draft,
      );
      expect(page.statusCode).toBe(200);
      await expectLinear("GET", `/api/carousels/${id}`, undefined, draft);
      await expectLinear("POST", "/api/v1/validate", { post });
      await expectLinear("POST", "/api/v1/carousels", { post });
    },
  );
});
