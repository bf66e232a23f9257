import { countNoun } from "@slideloom/core/text";
import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { getAccount, withAdminContext } from "./admin-context.ts";

export async function grant(name: string, credits: number, io: CommandIo): Promise<void> {
  await withAdminContext(async (admin) => {
    const { id, username } = await getAccount(admin, name);
    const balance = await admin.credits.grant(id, credits);
    io.stdout.write(buildLine(`${username} now has ${countNoun(balance, "credit")}`));
  });
}
