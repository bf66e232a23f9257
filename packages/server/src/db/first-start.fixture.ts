/* Program of a process that opens a database at the same time as others. */
import { openDatabase } from "./open-database.ts";
import type { DatabaseSettings } from "./open-database.ts";

const settings = JSON.parse(process.argv[2] ?? "") as DatabaseSettings;
const database = await openDatabase(settings);
const account = { id: "one", email: "e", emailFolded: "e", username: "u", usernameFolded: "u" };
await database.queries
  .insertInto("accounts")
  .values({
    ...account,
    firstName: null,
    lastName: null,
    passwordHash: "",
    plan: "",
    createdAtMs: 0,
  })
  .onConflict((conflict) => conflict.doNothing())
  .execute();
for (let round = 0; round < 20; round += 1) {
  await database.transaction("account:one", async (queries) => {
    const { createdAtMs } = await queries
      .selectFrom("accounts")
      .select("createdAtMs")
      .executeTakeFirstOrThrow();
    await queries
      .updateTable("accounts")
      .set({ createdAtMs: createdAtMs + 1 })
      .execute();
  });
}
await database.close();
