import { createHash } from "node:crypto";
import type { CarouselListResponse } from "@slideloom/core/contract/carousels";
import type {
  PublicationListResponse,
  ScheduleImportResponse,
} from "@slideloom/core/contract/publications";
import { importSchedule } from "@slideloom/core/import";
import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

const now = () => new Date("2026-11-23T10:00:00Z");

/** Sets up an account in Berlin with a webhook hand-off for each name. */
async function setUp(settings: DatabaseSettings, names: readonly string[]) {
  const server = await createTestApp(settings, {
    now,
    environment: { FAKE_BLUESKY_URL: "http://127.0.0.1:9" },
  });
  const { token } = await registerSomebody(server);
  for (const name of names) {
    const body = {
      network: "handover",
      name,
      url: `http://127.0.0.1:9/${name}`,
      time_zone: "Europe/Berlin",
    };
    const { statusCode } = await server.send("POST", "/api/connections", { token, body });
    expect(statusCode).toBe(201);
  }
  const schedule = async (lines: readonly string[], dry_run = false) => {
    const body = { csv: lines.join("\n"), dry_run };
    const response = await server.send("POST", "/api/publications/import", { token, body });
    return { status: response.statusCode, ...response.json<ScheduleImportResponse>() };
  };
  const list = async () => ({
    ...(await server.send("GET", "/api/carousels", { token })).json<CarouselListResponse>(),
    ...(await server.send("GET", "/api/publications", { token })).json<PublicationListResponse>(),
  });
  return { server, token, schedule, list };
}

/** The id of a row that an earlier version imported: a version 4 UUID from SHA-256. */
function buildId(parts: unknown): string {
  const bytes = createHash("sha256").update(JSON.stringify(parts)).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The hash of a table's only row, by which an earlier version knew it. */
function hashAsWritten(accountId: string, csv: string, remoteId: string): string {
  const table = importSchedule(csv);
  const [row] = table.ok ? table.posts : [];
  if (!row) throw new Error("The table has no row.");
  const { caption: _, ...post } = row.post;
  const times = [row.publishAt, row.isQueued, row.timeZone];
  const words = [post, row.mediaUrls, row.caption];
  return createHash("sha256")
    .update(JSON.stringify([accountId, words, times, [`handover ${remoteId}`]]))
    .digest("hex");
}

const header = "title,slide 1,slide 2,publish_at,time_zone,networks,caption";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "a table of posts", (shared) => {
    test("has a problem for each unreadable time, and a warning for one affected by a clock change", async () => {
      const { schedule } = await setUp(shared.settings, ["n8n"]);
      const tried = await schedule(
        [
          "Title,Slide 1,Scheduled Date,Scheduled Time,Platform",
          "Tea,Green,2027-03-01,10:00 AM,hand-over",
          "Rust,Owning,3/1/2027,9:05,hand-over",
          "Bread,Sour,2027-03-28,2:30,hand-over",
          "Salt,Sea,2027-10-31,2:30,hand-over",
        ],
        true,
      );
      expect(
        tried.rows.map(({ due_at, problems, warnings }) => [due_at, ...problems, ...warnings]),
      ).toEqual([
        ["2027-03-01T09:00:00.000Z"],
        [
          null,
          "Column “Scheduled Date”: “3/1/2027” could be 3 January 2027 or 1 March 2027. Write 2027-01-03 or 2027-03-01.",
        ],
        [
          "2027-03-28T01:30:00.000Z",
          "The clocks in Europe/Berlin skip 02:30 on 2027-03-28. The post is scheduled for 03:30.",
        ],
        [
          "2027-10-31T00:30:00.000Z",
          "The clocks in Europe/Berlin go back on 2027-10-31, so 02:30 occurs twice. The post is scheduled for the earlier one.",
        ],
      ]);
    });

    test("can be tried, is scheduled completely, and is idempotent", async () => {
      const { schedule, list } = await setUp(shared.settings, ["n8n"]);
      const table = [
        header,
        "Tea,Green,Black,2026-12-01 09:00,,hand-over,Two teas",
        "Rust,Owning,Lending,2026-12-01T09:00:00Z,,hand-over:N8N,",
        "Bread,Sour,Rye,queue,,hand-over,",
        "Salt,Sea,Rock,,,hand-over,",
      ];
      const due = ["2026-12-01T08:00:00.000Z", "2026-12-01T09:00:00.000Z"];
      const slot = "2026-11-23T11:00:00.000Z";
      const tried = await schedule(table, true);
      expect(tried.rows.map(({ due_at }) => due_at)).toEqual([...due, slot, null]);
      expect(tried).toMatchObject({ status: 200, scheduled: false });
      expect(await list()).toMatchObject({ carousels: [], publications: [] });

      const made = await schedule(table);
      expect(made).toEqual({ ...tried, scheduled: true });
      const { carousels, publications } = await list();
      expect(carousels.map(({ title }) => title).toSorted()).toEqual([
        "Bread",
        "Rust",
        "Salt",
        "Tea",
      ]);
      expect(
        publications.map(({ title, due_at, targets }) => [title, due_at, targets[0]?.caption]),
      ).toEqual([
        ["Bread", slot, expect.stringContaining("Sour")],
        ["Tea", due[0], "Two teas"],
        ["Rust", due[1], expect.stringContaining("Owning")],
        ["Salt", null, expect.stringContaining("Sea")],
      ]);

      const again = await schedule(table);
      expect(again.rows.map(({ is_new }) => is_new)).toEqual([false, false, false, false]);
      expect((await list()).carousels).toEqual(carousels);
      expect((await list()).publications).toHaveLength(4);
    });

    test("that was corrected schedules only the corrected row, and names its earlier version", async () => {
      const { schedule, list } = await setUp(shared.settings, ["n8n"]);
      const rows = [
        "Tea,Green,Black,2026-12-01 09:00,,hand-over,Two teas",
        "Rust,Owning,Lending,2026-12-02T09:00:00Z,,hand-over,",
        "Bread,Sour,Rye,queue,,hand-over,",
      ];
      await schedule([header, ...rows]);
      const mended = rows.with(2, "Bread,Sourdough,Rye,queue,,hand-over,");
      const again = await schedule([header, ...mended]);
      expect(again.rows.map(({ is_new }) => is_new)).toEqual([false, false, true]);
      expect(again.rows[2]?.warnings[0]).toBe(
        "“Bread” is already in the calendar for 2026-11-23 12:00 (Europe/Berlin). If this row replaces it, cancel the old one in the calendar.",
      );
      // A trailing line break, another order and an unused column leave rows unchanged.
      const shown = await schedule([`${header},notes`, ...mended.toReversed(), ""]);
      expect(shown.rows.map(({ is_new }) => is_new)).toEqual([false, false, false]);
      expect((await list()).publications).toHaveLength(4);
    });

    test("may contain a row several times, each scheduled once", async () => {
      const { schedule, list } = await setUp(shared.settings, ["n8n"]);
      const row = "Tea,Green,Black,2026-12-01 09:00,,hand-over,Two teas";
      expect((await schedule([header, row, row])).rows.map(({ is_new }) => is_new)).toEqual([
        true,
        true,
      ]);
      expect((await schedule([header, row, row, row])).rows.map(({ is_new }) => is_new)).toEqual([
        false,
        false,
        true,
      ]);
      expect((await list()).publications).toHaveLength(3);
    });

    test("that another program saved with other spellings of its times schedules nothing anew", async () => {
      const { schedule, list } = await setUp(shared.settings, ["n8n"]);
      const build = (at: string, zone: string) => [
        header,
        `Tea,Green,Black,${at},${zone},hand-over,Two teas`,
      ];
      const spellings = [
        ["2026-12-01T08:00:00Z", ""],
        ["2026-12-01T08:00:00.000Z", "Etc/UTC"],
        ["2026-12-01T09:00:00+01:00", ""],
        ["2026-12-01T08:00", "Etc/UTC"],
        ["2026-12-01 09:00", ""],
        ["2026-12-01T08:00:00+00:00", "Europe/Berlin"],
        ["1 Dec 2026 9:00 AM", "Europe/Berlin"],
      ] as const;
      const news: boolean[] = [];
      for (const [at, zone] of spellings) {
        const { rows } = await schedule(build(at, zone));
        expect(rows[0]?.due_at).toBe("2026-12-01T08:00:00.000Z");
        news.push(...rows.map(({ is_new }) => is_new));
      }
      expect(news).toEqual([true, ...Array(spellings.length - 1).fill(false)]);
      expect((await list()).publications).toHaveLength(1);
      const [later] = (await schedule(build("2026-12-01T08:01:00Z", ""))).rows;
      expect(later?.is_new).toBe(true);
    });

    test.for(["the whole table", "the row as written"])(
      "that an earlier version imported is recognized by ids of %s",
      async (source) => {
        const { server, token, schedule, list } = await setUp(shared.settings, ["n8n"]);
        const table = [header, "Tea,Green,Black,2026-12-01 09:00,,hand-over,Two teas"];
        await schedule(table);
        const [made] = (await list()).publications;
        const { queries } = server.context.database;
        const { accountId } = await queries
          .selectFrom("publications")
          .select("accountId")
          .where("id", "=", made?.id ?? "")
          .executeTakeFirstOrThrow();
        const { remoteId } = await queries
          .selectFrom("connections")
          .select("remoteId")
          .where("accountId", "=", accountId)
          .executeTakeFirstOrThrow();
        const id =
          source === "the whole table"
            ? buildId([accountId, table.join("\n"), "publication 2"])
            : buildId([hashAsWritten(accountId, table.join("\n"), remoteId), 0, "publication"]);
        const targets = [{ connection_id: made?.targets[0]?.connection_id, caption: "Two teas" }];
        await server.send("DELETE", `/api/publications/${made?.id}`, { token });
        await queries
          .deleteFrom("publications")
          .where("id", "=", made?.id ?? "")
          .execute();
        const when = { kind: "time", at: "2026-12-01T09:00", time_zone: "Europe/Berlin" };
        const body = { id, carousel_id: made?.carousel_id, when, targets };
        const former = await server.send("POST", "/api/publications", { token, body });
        expect(former.statusCode, former.body).toBe(201);
        expect((await schedule(table)).rows).toMatchObject([{ publication_id: id, is_new: false }]);
      },
    );

    test("with an invalid row schedules nothing, and names each problem with its row", async () => {
      const { schedule, list } = await setUp(shared.settings, ["n8n", "Make"]);
      const { rows, scheduled } = await schedule([
        header,
        "Tea,Green,,2026-12-01T09:00,Europe/Berlin,handover:n8n,",
        "Tea,Green,,2026-12-01T09:00,Mars/Crater,handover:n8n,",
        "Tea,Green,,tomorrow,,handover:n8n,",
        "Tea,Green,,2020-01-01T09:00,,handover:n8n,",
        "Tea,Green,,,,handover,",
        "Tea,Green,,,,bluesky,",
        "Tea,Green,,,,handover:Zap,",
        "Tea,Green,,,,friendster,",
        "Tea,Green,,,,,",
      ]);
      expect(scheduled).toBe(false);
      expect(rows.map(({ row, problems }) => [row, problems.join()])).toEqual([
        [2, ""],
        [3, expect.stringContaining("no time zone Mars/Crater")],
        [4, expect.stringContaining("Column “publish_at”: “tomorrow” isn't a date")],
        [5, "That time has passed. Choose a later one."],
        [6, expect.stringMatching(/Name one, such as handover:(n8n|Make)\.$/)],
        [7, "No Bluesky account is connected."],
        [8, "No Webhook hand-off account is called Zap."],
        [9, "There is no network friendster."],
        [10, expect.stringContaining("networks column is empty")],
      ]);
      expect(await list()).toMatchObject({ carousels: [], publications: [] });
    });

    test("is listed page by page, and completely in the calendar feed", async () => {
      const { server, token, schedule } = await setUp(shared.settings, ["n8n"]);
      const rows = Array.from({ length: 7 }, (_, row) => {
        const at = row < 4 ? `2026-12-0${1 + (row >> 1)}T09:00` : "";
        return `Tea ${row},Green,,${at},UTC,handover,${row}`;
      });
      await schedule([header, ...rows]);
      for (const [query, count] of [
        ["", 7],
        ["&unscheduled=true", 3],
        ["&to=2026-12-02T00:00:00Z", 2],
      ] as const) {
        const ids: string[] = [];
        let next: string | null = "";
        while (next !== null) {
          const cursor: string = next && `&cursor=${next}`;
          const url = `/api/publications?limit=2${query}${cursor}`;
          const page = (await server.send("GET", url, { token })).json<PublicationListResponse>();
          ids.push(...page.publications.map(({ id }) => id));
          next = page.next_cursor;
        }
        const whole = await server.send("GET", `/api/publications?${query}`, { token });
        const { publications } = whole.json<PublicationListResponse>();
        expect(ids).toEqual(publications.map(({ id }) => id));
        expect(ids).toHaveLength(count);
      }
      const bad = await server.send("GET", "/api/publications?cursor=x", { token });
      expect(bad.statusCode).toBe(400);
    });

    test("locks the database for a few statements regardless of its rows, and not at all in a dry run", async () => {
      const { server, schedule } = await setUp(shared.settings, ["n8n", "Make"]);
      const { database } = server.context;
      const { transaction } = database;
      const counts: number[] = [];
      const counting: typeof transaction = (lock, work) =>
        transaction(lock, (queries) => {
          const own = counts.push(0) - 1;
          const counter: KyselyPlugin = {
            transformQuery: ({ node }) => {
              counts[own] = (counts[own] ?? 0) + 1;
              return node;
            },
            transformResult: async ({ result }) => result,
          };
          return work(queries.withPlugin(counter));
        });
      Object.assign(database, { transaction: counting });
      const table = (name: string, rows: number) => [
        header,
        ...Array.from({ length: rows }, (_, row) => {
          const minute = String(row).padStart(2, "0");
          return `${name},Green,,2026-12-01T09:${minute},UTC,handover:n8n;handover:Make,${row}`;
        }),
      ];
      expect(await schedule(table("Tea", 40), true)).toMatchObject({ scheduled: false });
      expect(counts).toEqual([]);
      expect(await schedule(table("Tea", 4))).toMatchObject({ scheduled: true });
      expect(await schedule(table("Rust", 40))).toMatchObject({ scheduled: true });
      expect(counts).toHaveLength(2);
      expect(counts[1]).toBe(counts[0]);
      expect(counts[0]).toBeLessThan(25);
    });

    test("is planned again if its account took a posting slot meanwhile", async () => {
      const { server, token, schedule, list } = await setUp(shared.settings, ["n8n"]);
      await schedule([header, "Tea,Green,,,,handover,"]);
      const [tea] = (await list()).publications;
      const { database } = server.context;
      const { transaction } = database;
      const interrupting: typeof transaction = async (lock, work) => {
        Object.assign(database, { transaction });
        const body = {
          carousel_id: tea?.carousel_id,
          when: { kind: "slot" },
          targets: [{ connection_id: tea?.targets[0]?.connection_id, caption: "First" }],
        };
        const taken = await server.send("POST", "/api/publications", { token, body });
        expect(taken.statusCode, taken.body).toBe(201);
        return transaction(lock, work);
      };
      Object.assign(database, { transaction: interrupting });
      const queued = ["Rust,Owning,,queue,,handover,", "Bread,Sour,,queue,,handover,"];
      expect(await schedule([header, ...queued])).toMatchObject({ scheduled: true });
      const { publications } = await list();
      const times = publications.flatMap(({ due_at }) => due_at ?? []);
      expect(times).toHaveLength(3);
      expect(new Set(times).size).toBe(3);
      expect(publications[0]?.targets[0]?.caption).toBe("First");
    });

    test("has a warning for identical captions and for posts that are close together", async () => {
      const { schedule } = await setUp(shared.settings, ["n8n"]);
      const { rows } = await schedule([
        header,
        "Tea,Green,,2026-12-01T09:00,,handover,Same",
        "Rust,Owning,,2026-12-01T09:00:30,,handover,Other",
        "Bread,Sour,,2026-12-02T08:00,,handover,Same",
        "Salt,Sea,,2026-12-04T09:00,,handover,Same",
      ]);
      expect(rows.map(({ warnings }) => warnings.join())).toEqual([
        "",
        "Another post is published to the same account in the same minute.",
        "The same text is published to the same account within a day.",
        "",
      ]);
    });

    test("that is invalid or too long is refused", async () => {
      const { schedule } = await setUp(shared.settings, []);
      expect(await schedule(["a,b", "1,2"])).toMatchObject({
        status: 422,
        message: expect.stringContaining("We don't recognise the columns in this CSV"),
      });
      const rows = Array.from({ length: 501 }, () => "Tea,Green,,,,bluesky,");
      expect(await schedule([header, ...rows])).toMatchObject({
        status: 422,
        message: "This file has too many posts. A file can have up to 500.",
      });
    });
  });
}
