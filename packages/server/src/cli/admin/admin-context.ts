import {
  findAccountByEmail,
  findAccountByUsername,
  type Account,
} from "../../accounts/account-repository.ts";
import { AccountMails } from "../../accounts/account-mails.ts";
import { AccountService } from "../../accounts/account-service.ts";
import { foldIdentity } from "../../accounts/fold-identity.ts";
import { PasswordHasher } from "../../accounts/password-hasher.ts";
import { readConfig } from "../../config/environment.ts";
import { CreditService } from "../../credits/credit-service.ts";
import { grantInitialCredits } from "../../credits/grant-initial-credits.ts";
import type { Database } from "../../db/database.ts";
import { openDatabase } from "../../db/open-database.ts";
import { createSmtpMailer } from "../../mail/smtp-mailer.ts";
import { SessionService } from "../../accounts/session-service.ts";
import { TaskQueue } from "../../tasks/task-queue.ts";
import { CommandError } from "../command-error.ts";

/** Dependencies of the admin commands: the server's database and services. */
export interface AdminContext {
  database: Database;
  accounts: AccountService;
  credits: CreditService;
  mails: AccountMails;
  tasks: TaskQueue;
  /** Ollama's address; null if `OLLAMA_URL` is off. */
  ollamaUrl: string | null;
  /** Describes the database, for messages. */
  place: string;
}

/** Opens the context for one command and always closes it. */
export async function withAdminContext<Result>(
  work: (admin: AdminContext) => Promise<Result>,
): Promise<Result> {
  const result = readConfig();
  if (!result.ok) throw new CommandError(result.message);
  const { isSignupOpen, defaultPlan, databaseUrl, dataDir, mail, ollamaUrl } = result.config;
  const place = databaseUrl === null ? `DATA_DIR ${dataDir}` : "DATABASE_URL";
  const database = await openDatabase(result.config);
  const now = () => new Date();
  const accounts = new AccountService({
    database,
    now,
    passwords: new PasswordHasher(),
    sessions: new SessionService({ database, now }),
    isSignupOpen,
    defaultPlan,
    onCreate: grantInitialCredits,
  });
  const tasks = new TaskQueue({ database, now });
  const mailer = mail && createSmtpMailer(mail);
  try {
    return await work({
      database,
      accounts,
      credits: new CreditService({ database, now }),
      mails: new AccountMails({ database, now, mailer, tasks }),
      tasks,
      ollamaUrl,
      place,
    });
  } finally {
    await database.close();
  }
}

/** Finds an account by email address, then by username, ignoring case. */
export async function getAccount(
  { database, place }: AdminContext,
  name: string,
): Promise<Account> {
  const folded = foldIdentity(name.trim());
  const account =
    (await findAccountByEmail(database.queries, folded)) ??
    (await findAccountByUsername(database.queries, folded));
  if (!account) throw new CommandError(`no account in ${place} is named ${name}`);
  return account;
}
