import { randomUUID } from "node:crypto";
import { emptyCarousel } from "@slideloom/core/carousel";
import type {
  PublicationListResponse,
  ScheduleImportResponse,
} from "@slideloom/core/contract/publications";
import { expect, test } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

const now = () => new Date("2026-11-23T10:00:00Z");

/** Sets up an account with carousels of these titles and a webhook hand-off in Berlin for each name. */
async function setUp(
  settings: DatabaseSettings,
  { titles, names }: { titles: readonly string[]; names: readonly string[] },
) {
  const server = await createTestApp(settings, {
    now,
    environment: { FAKE_BLUESKY_URL: "http://127.0.0.1:9" },
  });
  const { token } = await registerSomebody(server);
  const carouselIds: string[] = [];
  for (const title of titles) carouselIds.push(await save(server, token, title));
  const connectionIds: string[] = [];
  for (const name of names) {
    const url = `http://127.0.0.1:9/${name}`;
    const body = { network: "handover", name, url, time_zone: "Europe/Berlin" };
    const made = await server.send("POST", "/api/connections", { token, body });
    connectionIds.push(made.json<{ id: string }>().id);
  }
  const schedule = async (
    carousels: readonly { carousel_id: string; when: object }[],
    change: object = {},
  ) => {
    const body = { id: randomUUID(), carousels, connection_ids: connectionIds, ...change };
    const response = await server.send("POST", "/api/publications/schedule", { token, body });
    return { status: response.statusCode, ...response.json<ScheduleImportResponse>() };
  };
  const importTable = async (lines: readonly string[]) => {
    const body = { csv: lines.join("\n") };
    const response = await server.send("POST", "/api/publications/import", { token, body });
    return response.json<ScheduleImportResponse>();
  };
  const list = async () =>
    (await server.send("GET", "/api/publications", { token })).json<PublicationListResponse>()
      .publications;
  return { server, token, carouselIds, connectionIds, schedule, importTable, list };
}

async function save(server: TestApp, token: string, title: string): Promise<string> {
  const content = [
    { header: title, description: [{ type: "text", value: `All about ${title}.` }] },
  ];
  const jsonInput = JSON.stringify({ title, caption: `Read about ${title}`, content });
  const body = { title, status: "draft", draft: { ...emptyCarousel, jsonInput } };
  const saved = await server.send("POST", "/api/carousels", { token, body });
  return saved.json<{ id: string }>().id;
}

const at = (wallTime: string) => ({ kind: "time", at: wallTime, time_zone: "Europe/Berlin" });
const slot = { kind: "slot" };

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "a selection of carousels", (shared) => {
    test("is scheduled at its times with each carousel's own caption, and a repeated request adds nothing", async () => {
      const { carouselIds, schedule, list } = await setUp(shared.settings, {
        titles: ["Tea", "Rust"],
        names: ["n8n", "Make"],
      });
      const [tea = "", rust = ""] = carouselIds;
      const wanted = [
        { carousel_id: tea, when: at("2026-12-01T09:00") },
        { carousel_id: rust, when: at("2026-12-02T09:00") },
      ];
      const id = randomUUID();
      const tried = await schedule(wanted, { id, dry_run: true });
      expect(tried).toMatchObject({ status: 200, scheduled: false });
      expect(await list()).toEqual([]);
      const made = await schedule(wanted, { id });
      expect(made).toEqual({ ...tried, scheduled: true });
      expect(made.rows).toMatchObject([
        { title: "Tea", slides: 1, due_at: "2026-12-01T08:00:00.000Z", is_new: true, problems: [] },
        { title: "Rust", due_at: "2026-12-02T08:00:00.000Z" },
      ]);
      const publications = await list();
      expect(
        publications.map(({ carousel_id, targets }) => [
          carousel_id,
          ...targets.map(({ caption }) => caption),
        ]),
      ).toEqual([
        [tea, "Read about Tea", "Read about Tea"],
        [rust, "Read about Rust", "Read about Rust"],
      ]);
      const again = await schedule(wanted, { id });
      expect(again.rows.map(({ is_new }) => is_new)).toEqual([false, false]);
      expect(await list()).toEqual(publications);
    });

    test("takes a free slot each", async () => {
      const { carouselIds, schedule } = await setUp(shared.settings, {
        titles: ["Tea", "Rust", "Salt"],
        names: ["n8n"],
      });
      const { rows } = await schedule(carouselIds.map((id) => ({ carousel_id: id, when: slot })));
      const times = rows.map(({ due_at }) => due_at);
      expect(times).not.toContain(null);
      expect(new Set(times).size).toBe(3);
    });

    test("isn't published twice to one account, unless that is asked for", async () => {
      const { carouselIds, connectionIds, server, token, schedule, list } = await setUp(
        shared.settings,
        { titles: ["Tea", "Rust"], names: ["n8n", "Make"] },
      );
      const [tea = "", rust = ""] = carouselIds;
      const [n8n = "", make = ""] = connectionIds;
      const both = [
        { carousel_id: tea, when: at("2026-12-03T09:00") },
        { carousel_id: rust, when: slot },
      ];
      await schedule([{ carousel_id: tea, when: at("2026-12-01T09:00") }], {
        connection_ids: [n8n],
      });
      const refused = await schedule(both);
      expect(refused).toMatchObject({
        scheduled: false,
        rows: [
          {
            problems: [
              "Already in the calendar for 2026-12-01 09:00 (Europe/Berlin) on Webhook hand-off, n8n.",
            ],
          },
          { problems: [] },
        ],
      });
      expect(await list()).toHaveLength(1);
      expect(await schedule(both, { connection_ids: [make] })).toMatchObject({ scheduled: true });
      const repeated = await schedule([{ carousel_id: tea, when: slot }], { repeat: true });
      expect(repeated.rows[0]?.warnings[0]).toContain("Already in the calendar for 2026-12-01");
      const publications = await list();
      expect(publications).toHaveLength(4);
      for (const { id } of publications) {
        await server.send("DELETE", `/api/publications/${id}`, { token });
      }
      expect(await schedule(both)).toMatchObject({ scheduled: true });
    });

    test("of another account, or in the trash, can't be scheduled", async () => {
      const { carouselIds, server, token, schedule, list } = await setUp(shared.settings, {
        titles: ["Tea"],
        names: ["n8n"],
      });
      const other = await registerSomebody(server);
      const foreign = await save(server, other.token, "Salt");
      await server.send("DELETE", `/api/carousels/${carouselIds[0]}`, { token });
      for (const id of [foreign, carouselIds[0] ?? "", randomUUID()]) {
        const { rows, scheduled } = await schedule([{ carousel_id: id, when: slot }]);
        expect(scheduled).toBe(false);
        expect(rows[0]?.problems[0]).toContain("There is no saved carousel");
      }
      const theirs = await schedule([{ carousel_id: foreign, when: slot }], {
        connection_ids: [randomUUID()],
      });
      expect(theirs.rows[0]?.problems).toEqual(["There is no such connection."]);
      expect(await list()).toEqual([]);
    });

    test("is refused if it is empty or names a carousel or an account twice", async () => {
      const { carouselIds, connectionIds, schedule } = await setUp(shared.settings, {
        titles: ["Tea"],
        names: ["n8n"],
      });
      const tea = { carousel_id: carouselIds[0] ?? "", when: slot };
      expect(await schedule([])).toMatchObject({ status: 400 });
      expect(await schedule([tea, tea])).toMatchObject({ status: 400 });
      const twice = { connection_ids: [...connectionIds, ...connectionIds] };
      expect(await schedule([tea], twice)).toMatchObject({ status: 400 });
    });

    test("that a table names by title or address is scheduled once, even after an edit", async () => {
      const { carouselIds, server, token, importTable, list } = await setUp(shared.settings, {
        titles: ["Tea", "Rust", "Twin", "Twin"],
        names: ["n8n"],
      });
      const table = [
        "carousel,publish_at,networks,caption",
        "TEA,2026-12-01 09:00,handover,",
        `http://localhost:3000/create/${carouselIds[1]},queue,handover,Own words`,
      ];
      const made = await importTable(table);
      expect(made).toMatchObject({
        scheduled: true,
        rows: [
          { row: 2, title: "Tea", slides: 1 },
          { row: 3, title: "Rust" },
        ],
      });
      const publications = await list();
      expect(
        publications.map(({ carousel_id, targets }) => [carousel_id, targets[0]?.caption]),
      ).toEqual([
        [carouselIds[1], "Own words"],
        [carouselIds[0], "Read about Tea"],
      ]);
      const listed = await server.send("GET", "/api/carousels", { token });
      expect(listed.json<{ carousels: unknown[] }>().carousels).toHaveLength(4);
      await server.send("PATCH", `/api/carousels/${carouselIds[0]}`, {
        token,
        body: { version: 1, status: "published" },
      });
      const again = await importTable(table);
      expect(again.rows.map(({ is_new }) => is_new)).toEqual([false, false]);
      expect(await list()).toHaveLength(2);
      const { rows } = await importTable([
        "carousel,publish_at,networks",
        "Twin,queue,handover",
        "Salt,queue,handover",
      ]);
      expect(rows.map(({ problems }) => problems)).toEqual([
        ["Several saved carousels are called “Twin”. Enter the address of one of them."],
        [
          "There is no saved carousel “Salt”. Enter its title, or copy its address from the browser.",
        ],
      ]);
    });
  });
}
