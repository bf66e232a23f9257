import { randomBytes } from "node:crypto";
import { resetPasswordRequestSchema } from "@slideloom/core/contract/account-requests";
import { CommandError } from "../command-error.ts";
import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { readInput } from "../read-input.ts";
import type { PasswordOptions } from "./account-options.ts";

/** Returns the first line of standard input if requested, otherwise a generated password. */
export async function choosePassword(
  { passwordStdin = false }: PasswordOptions,
  io: CommandIo,
): Promise<string> {
  if (!passwordStdin) return randomBytes(15).toString("base64url");
  const [line = ""] = (await readInput("-", io)).split(/\r?\n/, 1);
  const parsed = resetPasswordRequestSchema.shape.password.safeParse(line);
  if (!parsed.success) throw new CommandError(String(parsed.error.issues[0]?.message));
  return parsed.data;
}

/** Prints a generated password; one from standard input is not printed. */
export function printPassword(
  password: string,
  { passwordStdin = false }: PasswordOptions,
  io: CommandIo,
): void {
  if (!passwordStdin) io.stdout.write(buildLine(`Password: ${password}`));
}
