import { findOwnUrl } from "../accounts/find-base-url.ts";
import { AccountError } from "../accounts/account-error.ts";
import { AccountMails } from "../accounts/account-mails.ts";
import { AccountService } from "../accounts/account-service.ts";
import { EmailChangeService } from "../accounts/email-change-service.ts";
import { LoginGuard } from "../accounts/login-guard.ts";
import { MailRunner } from "../accounts/mail-runner.ts";
import { PasswordHasher } from "../accounts/password-hasher.ts";
import { PasswordResetService } from "../accounts/password-reset-service.ts";
import type { SessionService } from "../accounts/session-service.ts";
import type { Config } from "../config/config.ts";
import { grantInitialCredits } from "../credits/grant-initial-credits.ts";
import type { Database } from "../db/database.ts";
import { createSmtpMailer } from "../mail/smtp-mailer.ts";
import { findDuePost } from "../publishing/target/reminder.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import type { Environment } from "./environment.ts";

interface AccountParts extends Pick<Environment, "now" | "wait"> {
  database: Database;
  tasks: TaskQueue;
  rateLimits: RateLimits;
  sessions: SessionService;
}

/** Creates the services for accounts, passwords and mails. */
export function createAccounts(config: Config, parts: AccountParts) {
  const { rateLimits, wait } = parts;
  const { isSignupOpen, defaultPlan } = config;
  const mailer = config.mail && createSmtpMailer(config.mail);
  const accountMails = new AccountMails({ ...parts, mailer });
  const baseUrl = findOwnUrl(config);
  const passwords = new PasswordHasher();
  const accounts = new AccountService({
    ...parts,
    passwords,
    isSignupOpen,
    defaultPlan,
    onCreate: grantInitialCredits,
  });
  const passwordResets = new PasswordResetService({ ...parts, accounts, mails: accountMails });
  const emailChanges = new EmailChangeService({ ...parts, accounts, mails: accountMails });
  return {
    accountMails,
    accounts,
    emailChanges,
    loginGuard: new LoginGuard({
      pairs: rateLimits.loginPair,
      accounts: rateLimits.loginAccount,
      delayedFrom: config.rateLimits.loginPerAccountPerQuarterHour,
      wait,
      isFailure: (error) => error instanceof AccountError,
    }),
    passwords,
    passwordResets,
    mailRunner: new MailRunner({
      ...parts,
      mailer,
      emailChanges,
      findDuePost: (targetId) => findDuePost(parts.database.queries, { targetId, baseUrl }),
      createResetToken: (accountId) => passwordResets.createToken(accountId),
    }),
  };
}
