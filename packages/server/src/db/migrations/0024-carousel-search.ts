import { cutUnits } from "@slideloom/core/text";
import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Creates the tables of tags and of searchable words, and fills in the words of saved carousels. */
export const carouselSearchMigration: Migration = {
  name: "0024-carousel-search",
  up: async (queries) => {
    await queries.schema
      .createTable("carouselTags")
      .addColumn("carouselId", "text", (column) =>
        column.notNull().references("carousels.id").onDelete("cascade"),
      )
      .addColumn("tag", "text", (column) => column.notNull())
      .addColumn("tagFolded", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("carouselTagsPrimaryKey", ["carouselId", "tagFolded"])
      .execute();
    await queries.schema
      .createTable("carouselSearch")
      .addColumn("carouselId", "text", (column) =>
        column.primaryKey().references("carousels.id").onDelete("cascade"),
      )
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("brand", "text", (column) => column.notNull())
      .execute();
    await fillWords(queries);
  },
};

const pageSize = 100;

async function fillWords(queries: Queries): Promise<void> {
  for (let after = ""; ;) {
    const rows = await queries
      .selectFrom("carousels")
      .innerJoin("carouselVersions", (join) =>
        join
          .onRef("carouselVersions.carouselId", "=", "carousels.id")
          .onRef("carouselVersions.number", "=", "carousels.version"),
      )
      .select(["carousels.id", "carousels.title", "draft"])
      .where("carousels.id", ">", after)
      .orderBy("carousels.id")
      .limit(pageSize)
      .execute();
    if (rows.length > 0) {
      const found = rows.map(({ id, title, draft }) => ({ carouselId: id, ...read(title, draft) }));
      await queries.insertInto("carouselSearch").values(found).execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

function read(title: string, draft: string): { words: string; brand: string } {
  const carousel = parse(draft);
  const { jsonInput, captions, brand } = { ...Object(carousel) } as Record<string, unknown>;
  const post = typeof jsonInput === "string" ? parse(jsonInput) : null;
  const words = [title, ...listWords(post, ""), ...listWords(captions, "caption")].join("\n");
  const name: unknown = Object(brand).name;
  return {
    words: cutUnits(fold(words), 100_000),
    brand: typeof name === "string" ? name.trim() : "",
  };
}

const wordKeys = ["title", "header", "value", "summary", "caption", "hashtags"];

/** Lists the texts of a post's fields, in order. */
function listWords(value: unknown, key: string): string[] {
  if (typeof value === "string") return wordKeys.includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => listWords(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    listWords(one, key === "caption" ? key : name),
  );
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\p{Cc}/gu, " ")
    .normalize("NFKC")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC");

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
