import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { getAccount, withAdminDesk } from "./admin-desk.ts";

/** Gives an account credits. */
export async function grant(name: string, credits: number, io: CommandIo): Promise<void> {
  await withAdminDesk(async (desk) => {
    const { id, username } = await getAccount(desk, name);
    const balance = await desk.credits.grant(id, credits);
    io.stdout.write(buildLine(`${username} now has ${balance} credits`));
  });
}
