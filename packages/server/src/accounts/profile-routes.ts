import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "./account-repository.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountService } from "./account-service.ts";
import type { EmailChangeService } from "./email-change-service.ts";
import { findBaseUrl } from "./find-base-url.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { PersonalData } from "./personal-data.ts";
import type { Config } from "../config/config.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "./signed-in.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { buildNewAccountKey, buildPasswordChanged } from "./account-notices.ts";
import type { LoginAttempt } from "./login-guard.ts";
import {
  buildAccountExport,
  presentCaller,
  presentUser,
  type UserParts,
} from "./user-presenter.ts";

export interface ProfileParts extends UserParts {
  accountKeys: UserParts["accountKeys"] & { replace(owner: Account): Promise<string> };
  now: () => Date;
  accountMails: AccountMails;
  accounts: AccountService;
  closing: AbortController;
  config: Config;
  emailChanges: EmailChangeService;
  loginGuard: LoginGuard;
  personalData: readonly PersonalData[];
  rateLimits: RateLimits;
}

/** Routes for reading and changing the caller's own account. */
export function registerProfile(app: FastifyInstance, context: ProfileParts): void {
  const { accountMails, accounts, accountKeys, rateLimits } = context;

  addRoute(app, "getUser", async (request) => presentCaller(context, getSignedIn(request)));

  addRoute(app, "changeNames", async (request) =>
    presentUser(context, await accounts.changeNames(getSignedIn(request).account, request.body)),
  );

  addRoute(app, "replaceAccountKey", async (request) => {
    const { account } = getSignedIn(request);
    await rateLimits.accountChange.count(account.id);
    const hasReplaced = (await accountKeys.findKey(account.id)) !== null;
    const apiToken = await accountKeys.replace(account);
    await accountMails.queueNotice(account, buildNewAccountKey(hasReplaced), request.log);
    return { apiToken };
  });

  addRoute(app, "exportAccount", async (request, reply) => {
    void reply.header("content-disposition", 'attachment; filename="slideloom-account.json"');
    return buildAccountExport(context, getSignedIn(request).account);
  });

  registerPasswordChecks(app, context);
}

/** Routes that ask for the current password. A wrong password counts as a failed login. */
function registerPasswordChecks(app: FastifyInstance, context: ProfileParts): void {
  const describeAttempt = (request: FastifyRequest, reply: FastifyReply): LoginAttempt => ({
    subject: getSignedIn(request).account.emailFolded,
    address: request.ip,
    signal: createClientAbortSignal(reply, context.closing.signal),
  });
  const { accountMails, accounts, config, emailChanges, loginGuard, personalData, rateLimits } =
    context;

  addRoute(app, "changePassword", async (request, reply) => {
    const signedIn = getSignedIn(request);
    await rateLimits.accountChange.count(signedIn.account.id);
    await loginGuard.run(describeAttempt(request, reply), () =>
      accounts.changePassword(signedIn, request.body),
    );
    const notice = buildPasswordChanged(request.body.endKeysAndWebhooks === true);
    await accountMails.queueNotice(signedIn.account, notice, request.log);
    return reply.code(204).send();
  });

  addRoute(app, "changeEmail", async (request, reply) => {
    const { account } = getSignedIn(request);
    await rateLimits.accountChange.count(account.id);
    const details = { baseUrl: findBaseUrl(request, config), log: request.log };
    const isChanged = await loginGuard.run(describeAttempt(request, reply), () =>
      emailChanges.request(account, request.body, details),
    );
    return { isChanged };
  });

  addRoute(app, "deleteAccount", async (request, reply) => {
    const { account } = getSignedIn(request);
    await loginGuard.run(describeAttempt(request, reply), () =>
      accounts.delete(account, request.body.password, async () => {
        for (const part of personalData) await part.erase?.(account.id);
      }),
    );
    return reply.code(204).send();
  });
}
