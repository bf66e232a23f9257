import { passwordResetNotice } from "../../accounts/account-notices.ts";
import type { MailLog } from "../../accounts/account-mails.ts";
import type { CommandIo } from "../command-io.ts";
import { buildLine, buildMessageLine } from "../message-line.ts";
import { getAccount, withAdminContext } from "./admin-context.ts";
import type { PasswordOptions } from "./account-options.ts";
import { choosePassword, printPassword } from "./password.ts";

/** Sets a new password and deletes all sessions, API keys, connected programs and webhooks of an account. */
export async function resetPassword(
  name: string,
  options: PasswordOptions,
  io: CommandIo,
): Promise<void> {
  await withAdminContext(async (admin) => {
    const { id, username } = await getAccount(admin, name);
    const password = await choosePassword(options, io);
    const account = await admin.accounts.setPassword(id, password);
    await admin.mails.sendNotice(account, passwordResetNotice, createMailLog(io));
    io.stdout.write(
      buildLine(
        `${username} has a new password and is signed out everywhere. All API keys, connected programs and webhooks are deleted`,
      ),
    );
    printPassword(password, options, io);
  });
}

/**
 * Reports a failed mail on standard error. A missing SMTP server is not reported, because the operator knows about it.
 */
function createMailLog({ stderr }: CommandIo): MailLog {
  const warn = (_details: object, message: string) =>
    void stderr.write(buildMessageLine("warning", message));
  return { error: warn, warn, info: () => undefined };
}
