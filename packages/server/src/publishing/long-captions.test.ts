import { emptyCarousel } from "@slideloom/core/carousel";
import type { ScheduleImportResponse } from "@slideloom/core/contract/publications";
import { expect, onTestFinished, test } from "vitest";
import { meterSegments } from "../../../../scripts/segment-meter.mjs";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { startFakeBluesky } from "../connectors/bluesky/fake-bluesky.fixture.ts";
import { startFakeMastodon } from "../connectors/mastodon/fake-mastodon.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { connectNetwork } from "./connect-network.fixture.ts";

/** Characters that attackers repeat. */
const units = ["\uFDFA", "\u1112\u1161", "👩‍👩‍👧‍👦", "🇩🇪", "\u202E", "\uD83D", "e\u0301", "It’s ", " "];

/** Sets up an account that publishes on Bluesky and Mastodon. */
async function setUp(settings: DatabaseSettings) {
  const [bluesky, mastodon] = [await startFakeBluesky(), await startFakeMastodon()];
  onTestFinished(async () => {
    await bluesky.close();
    await mastodon.close();
  });
  const server = await createTestApp(settings, {
    environment: { FAKE_BLUESKY_URL: bluesky.url, FAKE_MASTODON_URL: mastodon.url },
  });
  const { token } = await registerSomebody(server);
  const connect = (network: "bluesky" | "mastodon") =>
    connectNetwork(server, token, { network, url: "" });
  const connections = [await connect("bluesky"), await connect("mastodon")];
  const send = async (url: string, body: object) => server.send("POST", url, { token, body });
  return { send, connections };
}

describeOnEngine("sqlite", "long captions", (shared) => {
  test("captions that are too long are refused immediately", async () => {
    const { send, connections } = await setUp(shared.settings);
    const content = [{ header: "Tea", description: [{ type: "text", value: "Green" }] }];
    const draft = { ...emptyCarousel, jsonInput: JSON.stringify({ title: "Tea", content }) };
    const saved = await send("/api/carousels", { title: "Tea", status: "draft", draft });
    const { id } = saved.json<{ id: string }>();
    for (const unit of units) {
      const caption = unit.repeat(60_000 / unit.length);
      for (const connection_id of connections) {
        const body = {
          carousel_id: id,
          when: { kind: "unscheduled" },
          targets: [{ connection_id, caption }],
        };
        const work = await meterSegments(() => send("/api/publications", body));
        expect(work.longest).toBeLessThanOrEqual(1000);
        expect(work.units).toBeLessThanOrEqual(50_000);
        expect(work.result.statusCode).toBeLessThan(500);
      }
    }
  });

  test("long posts of a table are read up to the networks' limits", async () => {
    const { send } = await setUp(shared.settings);
    for (const unit of units) {
      const slides = Array.from({ length: 20 }, () => unit.repeat(9600 / unit.length));
      const names = slides.map((_, index) => `slide ${index + 1}`);
      const csv = [
        ["title", ...names, "networks"].join(),
        ["It’s", ...slides, "mastodon;bluesky"].join(),
      ].join("\n");
      const body = { csv, dry_run: true };
      const work = await meterSegments(() => send("/api/publications/import", body));
      expect(work.longest).toBeLessThanOrEqual(1000);
      expect(work.units).toBeLessThanOrEqual(50_000);
      expect(work.result.statusCode).toBeLessThan(500);
    }
  });

  test("a table's captions have the same limit as typed ones", async () => {
    const { send } = await setUp(shared.settings);
    const csv = `title,slide 1,networks,caption\nTea,Green,bluesky,${"x".repeat(63_207)}`;
    const { rows } = (
      await send("/api/publications/import", { csv })
    ).json<ScheduleImportResponse>();
    expect(rows[0]?.problems).toEqual(["A caption can have up to 63206 characters."]);
  });

  test("a table with an endless list or endless columns is refused, naming the limit", async () => {
    const { send } = await setUp(shared.settings);
    const columns = Array.from({ length: 999 }, (_, index) => `slide ${index + 1}`).join();
    const tables = [
      [`title,slide 1,networks\nTea,Green,${"handover;".repeat(60_000)}`, "up to 20"],
      [`title,slide 1,networks\nTea,Green,${"bluesky;".repeat(10_000)}`, "Row 2"],
      [`${columns}\n${"a\n".repeat(5000)}`, "999 columns"],
      [`${",".repeat(1_000_000)}\n`, "1,000,001 columns"],
    ] as const;
    for (const [csv, words] of tables) {
      const answer = await send("/api/publications/import", { csv, dry_run: true });
      expect(answer.json()).toMatchObject({ message: expect.stringContaining(words) });
      expect(answer.statusCode).toBe(422);
    }
  });
});
