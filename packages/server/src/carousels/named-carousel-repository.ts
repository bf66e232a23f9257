import type { CarouselRow } from "../db/library-tables.ts";
import { splitRows } from "../db/split-rows.ts";
import type { Queries } from "../db/tables.ts";
import { foldTitle } from "./carousel-content.ts";

export type NamedCarousel = Pick<CarouselRow, "id" | "title" | "version" | "slides">;

/** Finds saved carousels by title, id or URL. Carousels in the trash aren't found. */
export type FindNamed = (name: string) => readonly NamedCarousel[];

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

const findId = (name: string): string | null => uuid.exec(name)?.[0].toLowerCase() ?? null;

/** Reads those of an account's carousels that any of the names refers to. */
export async function readNamedCarousels(
  queries: Queries,
  accountId: string,
  names: readonly string[],
): Promise<FindNamed> {
  const ids = names.flatMap((name) => findId(name) ?? []);
  const titles = names.filter((name) => findId(name) === null).map(foldTitle);
  const byId = await listWhere(queries, accountId, "id", ids);
  const byTitle = await listWhere(queries, accountId, "titleFolded", titles);
  return (name) => {
    const id = findId(name);
    if (id !== null) return byId.filter((row) => row.id === id);
    const title = foldTitle(name);
    return byTitle.filter(({ titleFolded }) => titleFolded === title);
  };
}

async function listWhere(
  queries: Queries,
  accountId: string,
  column: "id" | "titleFolded",
  values: readonly string[],
) {
  const rows: (NamedCarousel & Pick<CarouselRow, "titleFolded">)[] = [];
  for (const some of splitRows([...new Set(values)])) {
    const found = await queries
      .selectFrom("carousels")
      .select(["id", "title", "titleFolded", "version", "slides"])
      .where("accountId", "=", accountId)
      .where("deletedAtMs", "is", null)
      .where(column, "in", some)
      .orderBy("id")
      .execute();
    rows.push(...found);
  }
  return rows;
}
