import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { carouselSearchMigration } from "./0024-carousel-search.ts";
import { account } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

const looks = {
  status: "draft",
  format: "carousel",
  network: "linkedin",
  slides: 1,
} as const;

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "words of saved carousels", (empty) => {
    test("are filled in for the current version of each, and deleted with it", async () => {
      const { queries } = await openBefore(empty.settings, carouselSearchMigration);
      await queries.insertInto("accounts").values(account).execute();
      const content = [
        { header: "Crème", description: [{ type: "text", value: "Zebra\ncrossing" }] },
      ];
      const draft = (text: string) =>
        JSON.stringify({ jsonInput: text, captions: { x: "Hello" }, brand: { name: " Ana " } });
      const rows = Array.from({ length: 101 }, (_, index) => ({
        id: `c${String(index).padStart(3, "0")}`,
        draft: index === 0 ? draft("{broken") : draft(JSON.stringify({ title: "Tea", content })),
      }));
      for (const { id, draft: current } of rows) {
        const times = { createdAtMs: 1, updatedAtMs: 1, deletedAtMs: null };
        const carousel = { id, accountId: "a", title: "Ärger", titleFolded: "arger", version: 2 };
        await queries
          .insertInto("carousels")
          .values({ ...carousel, ...looks, ...times })
          .execute();
        for (const number of [1, 2]) {
          const version = { carouselId: id, number, name: null, title: "Ärger", ...looks };
          await queries
            .insertInto("carouselVersions")
            .values({
              ...version,
              draft: number === 2 ? current : draft(JSON.stringify({ title: "Old" })),
              savedAtMs: 1,
              autosavedSinceMs: null,
            })
            .execute();
        }
      }
      await carouselSearchMigration.up(queries);
      const found = await queries
        .selectFrom("carouselSearch")
        .selectAll()
        .orderBy("carouselId")
        .execute();
      expect(found).toHaveLength(101);
      expect(found[0]).toEqual({
        carouselId: "c000",
        words: "arger\nhello".replace("\n", " "),
        brand: "Ana",
      });
      expect(found[100]?.words.split(/\s+/)).toEqual([
        "arger",
        "tea",
        "creme",
        "zebra",
        "crossing",
        "hello",
      ]);
      await queries.deleteFrom("carousels").execute();
      expect(await queries.selectFrom("carouselSearch").selectAll().execute()).toEqual([]);
    });
  });
}
