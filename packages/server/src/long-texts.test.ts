import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyCarousel } from "@slideloom/core/carousel";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  bytesPerUnit,
  listHostileUnits,
  repeatTo,
} from "../../../scripts/hostile-texts.fixture.ts";
import { meterSegments } from "../../../scripts/segment-meter.mjs";
import { sampleCases, sampleRuns } from "../../../scripts/test-sample.mjs";
import { openTestApp, registerSomebody, type TestApp } from "./app/app.fixture.ts";
import { describeOnEngine } from "./db/database.fixture.ts";
import { listEndpointTemplates } from "./hostile-requests.fixture.ts";
import { listLongPosts } from "./long-texts.fixture.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH";

const hostileUnits = listHostileUnits();
const unknownId = "00000000-0000-4000-8000-000000000000";

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

  const send = (method: Method, url: string, body?: object | string) => {
    const own = { token: url.startsWith("/api/v1/") ? key : token };
    return server.send(method, url, { ...own, ...(body && { body }) });
  };

  /**
   * Expects that `Intl.Segmenter` gets only short texts, whose total length is linear in that of `stored` and the
   * response. `stored` is the content that the request sends or loads.
   */
  async function expectLinear(
    ...[method, url, body, stored = body]: [...Parameters<typeof send>, stored?: object | string]
  ) {
    const work = await meterSegments(() => send(method, url, body));
    expect(work.result.statusCode).not.toBe(500);
    expect(work.longest).toBeLessThanOrEqual(1000);
    const size = JSON.stringify(stored ?? "").length + work.result.body.length;
    expect(work.units).toBeLessThanOrEqual(mostReadings * size + 10_000);
    return work.result;
  }

  const templates = listEndpointTemplates().filter(({ isJsonText }) => isJsonText);

  /** Expects it of the request with this text, repeated up to `length`. */
  async function expectLinearOf(template: (typeof templates)[number], unit: string, bytes: number) {
    const length = bytes / bytesPerUnit(unit);
    const { path, body } = template.build({ unit, length, wrapper: "plain" });
    const url = path.replaceAll(/:\w+/g, unknownId);
    await expectLinear(template.method as Method, url, String(body));
  }

  test("are answered by every endpoint, in whichever field they are", async () => {
    expect(templates.length).toBeGreaterThan(40);
    for (const [index, template] of templates.entries()) {
      await expectLinearOf(template, hostileUnits[index % hostileUnits.length] ?? "", mostBytes);
    }
  });

  test("are answered whatever characters they consist of", async () => {
    const anyTemplate = fc.constantFrom(...templates);
    const anyUnit = fc.array(fc.constantFrom(...hostileUnits), { minLength: 1, maxLength: 3 });
    const property = fc.asyncProperty(anyTemplate, anyUnit, async (template, units) =>
      expectLinearOf(template, units.join(""), triedBytes),
    );
    await fc.assert(property, { numRuns: sampleRuns(400), endOnFailure: true });
  });

  const places = Object.keys(listLongPosts(""));
  const pairs = hostileUnits.flatMap((unit) => places.map((place) => [unit, place] as const));

  test.for(sampleCases(pairs, 29))(
    "of %j in a post's %s are saved, checked and shared",
    async ([unit, place]) => {
      await signUp();
      const post = listLongPosts(repeatTo(unit, triedBytes / bytesPerUnit(unit)))[place] ?? {};
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
