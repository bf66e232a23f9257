import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { listErrorStatuses } from "@slideloom/core/contract/error-statuses";
import type { AuthResponse } from "@slideloom/core/contract/account";
import type { FastifyInstance, InjectOptions } from "fastify";
import { onTestFinished } from "vitest";
import { createApp } from "./app.ts";
// Declares the `endpoint` of a route.
import type {} from "../http/add-route.ts";
import { parseConfig } from "../config/config.ts";
import type { Context } from "./context.ts";
import { createContext } from "./create-context.ts";
import type { Environment } from "./environment.ts";
import { patientCalls } from "../connectors/unanswered-calls.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { untilAborted } from "../deadlines/until-aborted.ts";
import { createDrawPool, type DrawPool } from "../drawing/draw-pool.ts";
import { ServerClosingError } from "../http/server-closing.ts";
import { createImageProcesses } from "../media/image-processes.ts";

/** Any endpoint may return these statuses: body too large, unknown media type, aborted by the client, shutting down. */
const passingStatuses = [413, 415, 499, 503];

/** `APP_SECRET`, which is required on PostgreSQL. */
const testSecret = "a secret for tests, long enough 1";

const rateLimits = ["REGISTER", "LOGIN", "LOGIN_ACCOUNT", "RESET", "GENERATE", "API", "VISITOR"];

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** Everything logged so far. */
  log: { text: string };
  /** Sends JSON, authorized by the token. */
  send(
    method: NonNullable<InjectOptions["method"]>,
    url: string,
    options?: { body?: object | string; token?: string; headers?: Record<string, string> },
  ): Promise<Awaited<ReturnType<FastifyInstance["inject"]>>>;
}

let drawPool: DrawPool | undefined;
/** Shared by all servers of a test worker, like the drawing processes. */
const images = { ...createImageProcesses(), dispose: async () => undefined };

/** Returns the processes that all servers of a test worker share, because each takes half a second to start. */
function getSharedDrawPool(): DrawPool {
  const pool = (drawPool ??= createDrawPool());
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  return {
    use: (by, work, signal) => untilAborted(pool.use(by, work, signal), closing.signal),
    dispose: async () => closing.abort(new ServerClosingError("server-closing")),
  };
}

/** Parts that replace those of the real environment. `environment` contains environment variables. */
type TestEnvironment = Partial<Environment> & { environment?: Record<string, string> };

/** Creates the whole server on a database, without rate limits by default. It closes when the test ends. */
export async function createTestApp(
  settings: DatabaseSettings,
  environment?: TestEnvironment,
): Promise<TestApp> {
  const server = await openTestApp(settings, environment);
  onTestFinished(() => server.app.close());
  return server;
}

/** Like `createTestApp`, but for all tests of a file. The caller must close the app. */
export async function openTestApp(
  settings: DatabaseSettings,
  { environment = {}, ...parts }: TestEnvironment = {},
): Promise<TestApp> {
  const result = parseConfig({ ...buildTestVariables(settings), ...environment });
  if (!result.ok) throw new Error(result.message);
  const log = { text: "" };
  const logStream = { write: (line: string) => void (log.text += line) };
  const context = await createContext(result.config, {
    logStream,
    webDir: null,
    createDrawPool: getSharedDrawPool,
    images,
    ...patientCalls,
    workTimeFactor: 30,
    ...parts,
  });
  const app = await createApp(context);
  checkStatuses(app);
  return {
    app,
    context,
    log,
    send: (method, url, { body, token, headers } = {}) =>
      app.inject({
        method,
        url,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { payload: body }),
      }),
  };
}

/** Returns the environment variables of a server that uses this database and has no rate limits. */
export function buildTestVariables({ dataDir, databaseUrl }: DatabaseSettings) {
  return {
    DATA_DIR: dataDir,
    OLLAMA_URL: "off",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, APP_SECRET: testSecret } : {}),
    ...Object.fromEntries(rateLimits.map((name) => [`RATE_LIMIT_${name}`, "0"])),
  };
}

/** Throws if a response has a status that the endpoint doesn't document. */
function checkStatuses(app: FastifyInstance): void {
  app.addHook("onSend", async ({ routeOptions }, { statusCode }) => {
    const { endpoint } = routeOptions.config;
    if (!endpoint || statusCode in endpoint.responses) return;
    if ([...listErrorStatuses(endpoint), ...passingStatuses].includes(statusCode)) return;
    throw new Error(`${routeOptions.url} names no status ${statusCode}.`);
  });
}

/** Builds a unique registration. */
export function buildRegistration() {
  const name = `ada-${randomUUID().slice(0, 18)}`;
  return { username: name, email: `${name}@Example.com`, password: "correct horse" };
}

/** Registers an account. Returns the response's content, and the sent registration as `form`. */
export async function registerSomebody({ send }: TestApp) {
  const form = buildRegistration();
  const response = await send("POST", "/api/auth/register", { body: form });
  if (response.statusCode !== 201) throw new Error(response.body);
  return { ...response.json<AuthResponse>(), form };
}
