import { parseCaptions } from "@slideloom/core/carousel";
import { publicCarouselSchema } from "@slideloom/core/contract/public-carousels";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import { parsePost, samplePost } from "@slideloom/core/document";
import { captionServices } from "@slideloom/core/networks";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { createLibrary } from "../carousels/carousel.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

async function start(settings: DatabaseSettings) {
  const library = await createLibrary(settings);
  const { send, token, app } = library;
  const response = await send("POST", "/api/auth/api-token", { token });
  const { apiToken: key } = response.json<{ apiToken: string }>();
  const ask = async (method: "GET" | "POST" | "PUT", path: string, body?: object) => {
    const answer = await send(method, `/api/v1${path}`, { token: key, ...(body && { body }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  };
  const exchange = async () => {
    const authorization = `Bearer ${token}`;
    const { rawPayload } = await app.inject({
      url: "/api/library/export",
      headers: { authorization },
    });
    return new Uint8Array(rawPayload);
  };
  return { ...library, ask, exchange };
}

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .map((words) => `${words}.`);
const samples = fc.sample(
  fc.record({
    caption: text,
    captions: fc.dictionary(fc.constantFrom(...captionServices), text, { minKeys: 1 }),
  }),
  { numRuns: 8, seed: 1 },
);

describeOnBothEngines("captions", (shared) => {
  test("stay as written through saving, changes, copies, versions and the library's ZIP", async () => {
    const { ask, call, exchange } = await start(shared.settings);
    for (const { caption, captions: given } of samples) {
      const captions = parseCaptions(given);
      const post = { ...samplePost, caption };
      const read = (carousel: unknown) => {
        const { id, version, content, captions: own } = publicCarouselSchema.parse(carousel);
        const parsed = parsePost(content);
        return { id, version, captions: own, caption: parsed.ok && parsed.post.caption };
      };
      const readDraft = ({ draft }: CarouselResponse) => {
        const parsed = parsePost(draft.jsonInput);
        return { captions: draft.captions, caption: parsed.ok && parsed.post.caption };
      };
      const made = read((await ask("POST", "/carousels", { post, captions })).json());
      expect(made).toMatchObject({ captions, caption });
      const renamed = await ask("PUT", `/carousels/${made.id}`, { version: 1, title: "Tea" });
      expect(read(renamed.json())).toMatchObject({ captions, caption });

      const copy = await call("POST", `/${made.id}/duplicate`);
      expect(readDraft(copy.json())).toEqual({ captions, caption });

      const bare = await ask("PUT", `/carousels/${made.id}`, { version: 2, captions: {} });
      expect(read(bare.json())).toMatchObject({ captions: {}, caption });
      const restored = await call("POST", `/${made.id}/versions/2/restore`, { version: 3 });
      expect(readDraft(restored.json())).toEqual({ captions, caption });

      const files = unzipSync(await exchange());
      const file = Object.entries(files).find(([name]) => name.includes(made.id))?.[1];
      const saved = JSON.parse(strFromU8(file ?? new Uint8Array())) as CarouselResponse;
      expect(readDraft(saved)).toEqual({ captions, caption });
    }
  });

  test("are in the ZIPs with texts, and aren't drawn", async () => {
    const { ask } = await start(shared.settings);
    const post = { ...samplePost, caption: "Mine" };
    const body = { post, captions: { x: "Short" } };
    const { id } = publicCarouselSchema.parse((await ask("POST", "/carousels", body)).json());
    const draw = async (request: object) => {
      const { rawPayload } = await ask("POST", "/render", { scale: 0.5, ...request });
      return unzipSync(new Uint8Array(rawPayload));
    };
    const read = (file: Uint8Array | undefined) => strFromU8(file ?? new Uint8Array());
    const zip = await draw({ carousel_id: id, type: "zip", texts: true });
    expect(read(zip["caption.txt"])).toBe("Mine\n");
    expect(JSON.parse(read(zip["manifest.json"]))).toMatchObject({ captions: { x: "Short" } });
    const networks = await draw({ carousel_id: id, type: "networks" });
    expect(read(networks["x/caption.txt"])).toBe("Short\n");
    expect(networks).not.toHaveProperty("linkedin/caption.txt");
    const plain = await draw({ post: samplePost, type: "zip" });
    expect(zip["slide-1.png"]).toEqual(plain["slide-1.png"]);
  });

  test("of unknown services are refused", async () => {
    const { send, token } = await start(shared.settings);
    const key = (await send("POST", "/api/auth/api-token", { token })).json<{ apiToken: string }>();
    const body = { post: samplePost, captions: { myspace: "Old" } };
    const refused = await send("POST", "/api/v1/carousels", { token: key.apiToken, body });
    expect(refused.statusCode).toBe(400);
  });
});
