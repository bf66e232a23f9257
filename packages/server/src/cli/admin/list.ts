import { listAccounts } from "../../accounts/account-repository.ts";
import type { CommandIo } from "../command-io.ts";
import { withAdminContext, type AdminContext } from "./admin-context.ts";
import { buildColumns } from "./columns.ts";

/** Prints every account, as aligned columns or as JSON. */
export async function list({ json }: { json: boolean }, io: CommandIo): Promise<void> {
  const accounts = await withAdminContext(readAccounts);
  if (json) io.stdout.write(`${JSON.stringify(accounts, null, 2)}\n`);
  else {
    const rows = accounts.map((account) => Object.values(account).map(String));
    io.stdout.write(buildColumns(titles, rows));
  }
}

async function readAccounts({ database, credits }: AdminContext) {
  const accounts = [];
  for (const { id, username, email, createdAtMs } of await listAccounts(database.queries)) {
    const balance = await credits.getCredits(id);
    accounts.push({
      username,
      email,
      plan: balance.plan,
      credits: balance.credits,
      limit: balance.limit,
      resetsOn: buildDay(balance.resetsAtMs),
      createdOn: buildDay(createdAtMs),
    });
  }
  return accounts;
}

const buildDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const titles = ["USERNAME", "EMAIL", "PLAN", "CREDITS", "LIMIT", "RESETS", "CREATED"];
