import type { Queries } from "../../db/tables.ts";

/** Returns the name of the Ollama model that the operator chose, or null. */
export async function findOllamaChoice(queries: Queries): Promise<string | null> {
  const row = await queries
    .selectFrom("operatorChoices")
    .select("value")
    .where("name", "=", "ollama-model")
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Stores the operator's choice; null deletes it. */
export async function writeOllamaChoice(queries: Queries, model: string | null): Promise<void> {
  if (model === null) {
    await queries.deleteFrom("operatorChoices").where("name", "=", "ollama-model").execute();
    return;
  }
  await queries
    .insertInto("operatorChoices")
    .values({ name: "ollama-model", value: model })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: model }))
    .execute();
}
