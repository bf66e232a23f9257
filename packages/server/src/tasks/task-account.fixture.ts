import type { Queries } from "../db/tables.ts";

/** Inserts an account that tasks can refer to. */
export async function addTaskAccount(queries: Queries, id: string): Promise<void> {
  const name = { email: id, emailFolded: id, username: id, usernameFolded: id };
  const nobody = { firstName: null, lastName: null, passwordHash: "", plan: "free" };
  await queries
    .insertInto("accounts")
    .values({ id, ...name, ...nobody, createdAtMs: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
