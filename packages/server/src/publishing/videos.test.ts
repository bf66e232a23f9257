import type { Publication, ScheduleImportResponse } from "@slideloom/core/contract/publications";
import { networkIds, type NetworkId } from "@slideloom/core/networks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { testbeds } from "../connectors/testbeds.fixture.ts";
import type { RunningFake } from "../connectors/testbed.fixture.ts";
import { describeOnEngine, describeOnSampledEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { setUpMcp } from "../mcp/mcp.fixture.ts";
import { connectNetwork } from "./connect-network.fixture.ts";
import { doTargetsUntil } from "./do-targets.fixture.ts";

const minuteMs = 60_000;
const video = "https://videos.example/steam.mp4";
const message =
  "Slide 2 has a video, and we can publish only images. Replace the video with an image.";
const content = ["Green", "Black"].map((header) => ({ header, description: [] }));
const write = (media?: string) => ({
  jsonInput: JSON.stringify({
    title: "Tea",
    content: content.map((slide, index) => (index === 1 && media ? { ...slide, media } : slide)),
  }),
});
const withVideo = {
  "in the post": write(video),
  assigned: { ...write(), enableMedia: true, mediaUrls: { 1: video } },
};

const clock = { nowMs: 0 };
const now = () => new Date(clock.nowMs);
let fakes: [NetworkId, RunningFake][];
beforeEach(async () => {
  clock.nowMs = Date.parse("2026-12-01T08:00:00Z");
  fakes = await Promise.all(
    networkIds.map(async (network): Promise<[NetworkId, RunningFake]> => [
      network,
      await testbeds[network].start({ now }),
    ]),
  );
});
afterEach(async () => {
  await Promise.all(fakes.map(([, { fake }]) => fake.close()));
});

const countPosts = () => fakes.map(([, fake]) => fake.countPosts());
const nothing = () => fakes.map(() => 0);

/** Starts a server whose account has an account of every network. */
async function setUp(settings: DatabaseSettings) {
  // Bluesky's own fake comes last, because the hand-off's fake sets the same variable.
  const variables = fakes.toReversed().map(([, fake]) => fake.variables);
  const environment: Record<string, string> = Object.assign({}, ...variables);
  const server = await setUpMcp(settings, environment, { now });
  const { token, key } = server;
  const connections: string[] = [];
  for (const [network, { fake }] of fakes) {
    connections.push(await connectNetwork(server, token, { network, url: fake.url }));
  }
  const ask = async (method: "GET" | "POST" | "PATCH", url: string, body?: object) => {
    const isPublic = url.startsWith("/api/v1/");
    return server.send(method, url, { token: isPublic ? key : token, ...(body && { body }) });
  };
  const save = async (draft: object) => {
    const response = await ask("POST", "/api/carousels", buildCarousel("Tea", draft));
    return response.json<{ id: string; version: number }>();
  };
  return { server, connections, ask, save };
}

describeOnSampledEngine("a slide with a video", (shared) => {
  test("is refused before publishing on every network, in the app, the API and a tool", async () => {
    const { server, connections, ask, save } = await setUp(shared.settings);
    const { call } = await server.connect();
    for (const draft of Object.values(withVideo)) {
      const { id: carousel_id } = await save(draft);
      for (const connection_id of connections) {
        for (const kind of ["now", "unscheduled"] as const) {
          const form = { carousel_id, when: { kind }, targets: [{ connection_id }] };
          for (const url of ["/api/publications", "/api/v1/publications"]) {
            const response = await ask("POST", url, form);
            expect([response.statusCode, response.json()]).toMatchObject([422, { message }]);
          }
          expect(await call("publish_carousel", form)).toMatchObject({
            isError: true,
            content: [{ text: expect.stringContaining(message) }],
          });
        }
      }
    }
    await doTargetsUntil(server, clock, clock.nowMs + 60 * minuteMs);
    expect(countPosts()).toEqual(nothing());
  }, 60_000);

  test("is refused in a row of a table, of which nothing is scheduled", async () => {
    const { ask } = await setUp(shared.settings);
    const csv = `post,header,text,image,networks\nTea,Green,Fresh,,handover\n,Black,Strong,${video},\nRye,Sour,Slow,,handover`;
    for (const url of ["/api/publications/import", "/api/v1/publications/import"]) {
      const { scheduled, rows } = (await ask("POST", url, { csv })).json<ScheduleImportResponse>();
      expect([scheduled, ...rows.map(({ problems }) => problems)]).toEqual([false, [message], []]);
    }
  }, 60_000);

  test("is refused if a publication is scheduled, or takes the carousel's newest version", async () => {
    const { server, connections, ask, save } = await setUp(shared.settings);
    const saved = await save(write());
    const targets = connections.map((connection_id) => ({ connection_id }));
    const form = { carousel_id: saved.id, when: { kind: "unscheduled" }, targets };
    const made = (await ask("POST", "/api/publications", form)).json<Publication>();
    const url = `/api/carousels/${saved.id}`;
    const newer = { ...buildCarousel("Tea", withVideo.assigned), version: saved.version };
    const { statusCode } = await server.send("PUT", url, { token: server.token, body: newer });
    expect(statusCode).toBe(200);
    const path = `publications/${made.id}`;
    for (const base of ["/api", "/api/v1"]) {
      const change = { use_newest_version: true };
      const response = await ask("PATCH", `${base}/${path}`, change);
      expect([response.statusCode, response.json()]).toMatchObject([422, { message }]);
    }
    await storeVideo(server, saved.id);
    const { call } = await server.connect();
    const when = { kind: "now" };
    expect(await call("move_publication", { publication_id: made.id, when })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining(message) }],
    });
    expect(countPosts()).toEqual(nothing());
  }, 60_000);
});

/** Writes a video into the carousel's versions, as stored by a release that scheduled videos. */
const storeVideo = ({ context }: Awaited<ReturnType<typeof setUpMcp>>, id: string) =>
  context.database.queries
    .updateTable("carouselVersions")
    .set({ draft: JSON.stringify(buildCarousel("Tea", withVideo.assigned).draft) })
    .where("carouselId", "=", id)
    .execute();

/** These networks download images while a post is prepared, which they can't from this test's server. */
const downloading: readonly NetworkId[] = ["instagram", "buffer"];

describeOnEngine("sqlite", "a slide with a video that an earlier release scheduled", (shared) => {
  test.for(["before", "after"] as const)(
    "ends in words without a post on any network, found %s it was drawn",
    { timeout: 60_000 },
    async (moment) => {
      const isDrawn = moment === "after";
      const { server, connections, ask, save } = await setUp(shared.settings);
      const { id: carousel_id } = await save(write());
      const dueMs = clock.nowMs + 60 * minuteMs;
      const when = { kind: "time", at: new Date(dueMs).toISOString() };
      const targets = connections.map((connection_id) => ({ connection_id }));
      const form = { carousel_id, when, targets };
      const { id } = (await ask("POST", "/api/publications", form)).json<Publication>();
      const readTargets = async () => {
        const { targets: all } = (await ask("GET", `/api/publications/${id}`)).json<Publication>();
        return isDrawn ? all.filter(({ network }) => !downloading.includes(network)) : all;
      };
      if (isDrawn) {
        await doTargetsUntil(server, clock, dueMs - 1000);
        const statuses = (await readTargets()).map(({ status }) => status);
        expect(new Set(statuses)).toEqual(new Set(["preparing", "ready"]));
      }
      await storeVideo(server, carousel_id);
      await doTargetsUntil(server, clock, dueMs + 60 * minuteMs);
      for (const { status, code, message: words } of await readTargets()) {
        expect([status, code, words]).toEqual(["failed", "video", message]);
      }
      expect(countPosts()).toEqual(nothing());
    },
  );
});
