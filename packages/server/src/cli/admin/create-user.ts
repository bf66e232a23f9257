import { registrationRequestSchema } from "@slideloom/core/contract/account-requests";
import { countNoun } from "@slideloom/core/text";
import { CommandError } from "../command-error.ts";
import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { withAdminContext } from "./admin-context.ts";
import type { CreateUserOptions } from "./account-options.ts";
import { choosePassword, printPassword } from "./password.ts";

/** Creates an account, validated like the sign-up form. */
export async function createUser(options: CreateUserOptions, io: CommandIo): Promise<void> {
  const password = await choosePassword(options, io);
  const form = registrationRequestSchema.safeParse({ ...options, password });
  if (!form.success) throw new CommandError(String(form.error.issues[0]?.message));
  await withAdminContext(async ({ accounts, credits }) => {
    const { id, username, email, plan } = await accounts.create(form.data, options.plan);
    const { limit } = await credits.getCredits(id);
    io.stdout.write(
      buildLine(
        `Created ${username} <${email}> on the ${plan} plan with ${countNoun(limit, "credit")} a month`,
      ),
    );
    printPassword(password, options, io);
  });
}
