import { expect, test } from "vitest";
import type { CarouselRow } from "../library-tables.ts";
import { describeOnEngine } from "../database.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { libraryMigration } from "./0006-library.ts";
import { account } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

const looks = {
  title: "T",
  status: "draft",
  format: "carousel",
  network: "linkedin",
  slides: 1,
} as const;
const carousel: CarouselRow = {
  id: "c",
  accountId: "a",
  ...looks,
  titleFolded: "t",
  version: 1,
  createdAtMs: 1,
  updatedAtMs: 1,
  deletedAtMs: null,
};
const version = {
  carouselId: "c",
  number: 1,
  name: null,
  ...looks,
  draft: "{}",
  savedAtMs: 1,
  autosavedSinceMs: null,
};
const file = {
  id: "m",
  accountId: "a",
  hash: "h",
  sizeBytes: 1,
  widthPx: 1,
  heightPx: 1,
  uploadedAtMs: 1,
  unusedSinceMs: 1,
  removedAtMs: null,
};

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "the library", (empty) => {
    test("is deleted with its account; rows of uploads stay until their files are deleted", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await accountsMigration.up(queries);
      await libraryMigration.up(queries);
      await queries.insertInto("accounts").values(account).execute();
      await queries.insertInto("carousels").values(carousel).execute();
      await queries.insertInto("carouselVersions").values(version).execute();
      await queries.insertInto("mediaFiles").values(file).execute();
      const use = { carouselId: "c", number: 1, mediaId: "m" };
      const insertUse = (change: Partial<typeof use>) =>
        queries
          .insertInto("carouselMedia")
          .values({ ...use, ...change })
          .execute();
      await insertUse({});
      await expect(insertUse({ number: 2 })).rejects.toThrow(/foreign key/i);
      await expect(insertUse({ mediaId: "n" })).rejects.toThrow(/foreign key/i);
      await queries
        .insertInto("mediaFiles")
        .values({ ...file, id: "gone" })
        .execute();
      await insertUse({ mediaId: "gone" });
      await queries.deleteFrom("mediaFiles").where("id", "=", "gone").execute();
      expect(await queries.selectFrom("carouselMedia").selectAll().execute()).toEqual([use]);
      const share = { carouselId: "c", token: "t", createdAtMs: 1 };
      await queries.insertInto("shares").values(share).execute();

      await queries.deleteFrom("accounts").execute();
      for (const table of ["carousels", "carouselVersions", "carouselMedia", "shares"] as const) {
        expect(await queries.selectFrom(table).selectAll().execute()).toEqual([]);
      }
      expect(await queries.selectFrom("mediaFiles").selectAll().execute()).toEqual([
        { ...file, accountId: null },
      ]);
    });
  });
}
