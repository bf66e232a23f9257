import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { AccountMails } from "./account-mails.ts";
import type { AccountService } from "./account-service.ts";
import type { EmailChangeService } from "./email-change-service.ts";
import { findBaseUrl } from "./find-base-url.ts";
import type { LoginGuard } from "./login-guard.ts";
import type { PasswordResetService } from "./password-reset-service.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import type { SessionService } from "./session-service.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { emailChangedNotice, passwordResetNotice } from "./account-notices.ts";
import { foldIdentity } from "./fold-identity.ts";
import { presentUser, type UserParts } from "./user-presenter.ts";

export interface SignInParts extends UserParts {
  accountMails: AccountMails;
  accounts: AccountService;
  closing: AbortController;
  config: Config;
  emailChanges: EmailChangeService;
  loginGuard: LoginGuard;
  passwordResets: PasswordResetService;
  rateLimits: RateLimits;
  sessions: SessionService;
}

/** Routes for anonymous users: registration, login, logout and password reset. */
export function registerSignIn(app: FastifyInstance, context: SignInParts): void {
  registerLogin(app, context);
  registerForgottenPassword(app, context);
  registerEmailConfirmation(app, context);

  addRoute(app, "logOut", async (request, reply) => {
    if (request.signedIn) await context.sessions.end(request.signedIn.tokenHash);
    return reply.code(204).send();
  });
}

function registerLogin(app: FastifyInstance, context: SignInParts): void {
  const { accounts, loginGuard } = context;

  addRoute(app, "register", async (request, reply) => {
    const { account, token } = await accounts.register(request.body);
    return reply.code(201).send({ token, user: await presentUser(context, account) });
  });

  addRoute(app, "logIn", async (request, reply) => {
    const subject = foldIdentity(request.body.email);
    const signal = createClientAbortSignal(reply, context.closing.signal);
    const attempt = { subject, address: request.ip, signal };
    const { account, token } = await loginGuard.run(attempt, () => accounts.login(request.body));
    return { token, user: await presentUser(context, account) };
  });
}

function registerForgottenPassword(app: FastifyInstance, context: SignInParts): void {
  const { accountMails, config, loginGuard, passwordResets, rateLimits } = context;

  addRoute(app, "requestPasswordReset", async (request) => {
    const { email } = request.body;
    await rateLimits.reset.count(`account:${foldIdentity(email)}`);
    await passwordResets.request(email, findBaseUrl(request, config));
    return {
      message:
        "If there's an account for this address, a reset link is on its way. It works once and expires after 30 minutes.",
    };
  });

  addRoute(app, "resetPassword", async (request, reply) => {
    const account = await passwordResets.reset(request.body.token, request.body.password);
    await loginGuard.forget({ subject: account.emailFolded, address: request.ip });
    await accountMails.queueNotice(account, passwordResetNotice, request.log);
    return reply.code(204).send();
  });
}

/** No session is needed: the links may be opened in another browser. */
function registerEmailConfirmation(app: FastifyInstance, context: SignInParts): void {
  const { accountMails, emailChanges } = context;

  addRoute(app, "confirmEmail", async (request) => {
    const changed = await emailChanges.confirm(request.body.token);
    if (!changed) return { isChanged: false };
    const { account, oldEmail } = changed;
    await accountMails.queueNotice(account, emailChangedNotice, request.log);
    await accountMails.queueNotice(account, emailChangedNotice, request.log, oldEmail);
    return { isChanged: true };
  });
}
