import {
  accountExportSchema,
  apiTokenResponseSchema,
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  namesRequestSchema,
  userSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../app/context.ts";
import { getSignedIn, requireSignedIn } from "./signed-in.ts";
import { createDepartureSignal } from "../http/departure-signal.ts";
import { buildPasswordChanged, newAccountKeyNotice } from "./account-notices.ts";
import type { LoginAttempt } from "./login-guard.ts";
import { buildAccountExport, presentUser } from "./user-presenter.ts";

const onRequest = requireSignedIn;

/** What people see and change of their own account. */
export function registerProfile(app: FastifyInstance, context: Context): void {
  const { accountMails, accounts, apiKeys, rateLimits } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/auth/me",
    { onRequest, schema: { response: { 200: userSchema } } },
    async (request) => presentUser(context, getSignedIn(request).account),
  );

  routes.patch(
    "/api/auth/me",
    { onRequest, schema: { body: namesRequestSchema, response: { 200: userSchema } } },
    async (request) =>
      presentUser(context, await accounts.changeNames(getSignedIn(request).account, request.body)),
  );

  routes.post(
    "/api/auth/api-token",
    { onRequest, schema: { response: { 200: apiTokenResponseSchema } } },
    async (request) => {
      const { account } = getSignedIn(request);
      await rateLimits.accountChange.count(account.id);
      const apiToken = await apiKeys.replace(account);
      accountMails.tell(account, newAccountKeyNotice, request.log);
      return { apiToken };
    },
  );

  routes.get(
    "/api/auth/export",
    { onRequest, schema: { response: { 200: accountExportSchema } } },
    async (request, reply) => {
      void reply.header("content-disposition", 'attachment; filename="slideloom-account.json"');
      return buildAccountExport(context, getSignedIn(request).account);
    },
  );

  registerPasswordChecks(app, context);
}

/** What asks for the password again; a wrong one counts like a failed login. */
function registerPasswordChecks(app: FastifyInstance, context: Context): void {
  const describeAttempt = (request: FastifyRequest, reply: FastifyReply): LoginAttempt => ({
    email: getSignedIn(request).account.emailFolded,
    address: request.ip,
    signal: createDepartureSignal(reply, context.closing.signal),
  });
  const { accountMails, accounts, loginGuard, personalData, rateLimits } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    "/api/auth/change-password",
    { onRequest, schema: { body: changePasswordRequestSchema } },
    async (request, reply) => {
      const signedIn = getSignedIn(request);
      await rateLimits.accountChange.count(signedIn.account.id);
      await loginGuard.run(describeAttempt(request, reply), () =>
        accounts.changePassword(signedIn, request.body),
      );
      const notice = buildPasswordChanged(request.body.endKeysAndWebhooks === true);
      accountMails.tell(signedIn.account, notice, request.log);
      return reply.code(204).send();
    },
  );

  routes.delete(
    "/api/auth/me",
    { onRequest, schema: { body: deleteAccountRequestSchema } },
    async (request, reply) => {
      const { account } = getSignedIn(request);
      await loginGuard.run(describeAttempt(request, reply), () =>
        accounts.delete(account, request.body.password, async () => {
          for (const part of personalData) await part.erase?.(account.id);
        }),
      );
      return reply.code(204).send();
    },
  );
}
