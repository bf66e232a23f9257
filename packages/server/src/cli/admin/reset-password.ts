import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { getAccount, withAdminDesk } from "./admin-desk.ts";
import type { PasswordOptions } from "./admin-program.ts";
import { choosePassword, printPassword } from "./password.ts";

/** Gives an account a new password and ends all its sessions. */
export async function resetPassword(
  name: string,
  options: PasswordOptions,
  io: CommandIo,
): Promise<void> {
  await withAdminDesk(async (desk) => {
    const { id, username } = await getAccount(desk, name);
    const password = await choosePassword(options, io);
    await desk.accounts.setPassword(id, password);
    io.stdout.write(buildLine(`${username} has a new password and is signed out everywhere`));
    printPassword(password, options, io);
  });
}
