import { listAccounts } from "../../accounts/account-repository.ts";
import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { withAdminDesk, type AdminDesk } from "./admin-desk.ts";

/** Prints every account, as aligned columns or as JSON. */
export async function list({ json }: { json: boolean }, io: CommandIo): Promise<void> {
  const accounts = await withAdminDesk(readAccounts);
  if (json) io.stdout.write(`${JSON.stringify(accounts, null, 2)}\n`);
  else io.stdout.write(buildColumns(accounts.map((account) => Object.values(account).map(String))));
}

async function readAccounts({ database, credits }: AdminDesk) {
  const accounts = [];
  for (const { id, username, email, createdAtMs } of await listAccounts(database.queries)) {
    const standing = await credits.getCredits(id);
    accounts.push({
      username,
      email,
      plan: standing.plan,
      credits: standing.credits,
      limit: standing.limit,
      resetsOn: buildDay(standing.resetsAtMs),
      createdOn: buildDay(createdAtMs),
    });
  }
  return accounts;
}

const buildDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const titles = ["USERNAME", "EMAIL", "PLAN", "CREDITS", "LIMIT", "RESETS", "CREATED"];

function buildColumns(rows: readonly (readonly string[])[]): string {
  const table = [titles, ...rows];
  const widths = titles.map((_, column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map((cells) =>
      buildLine(
        cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd(),
      ),
    )
    .join("");
}
