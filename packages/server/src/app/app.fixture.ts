import { randomUUID } from "node:crypto";
import { listErrorStatuses, type AuthResponse } from "@slideloom/core/contract";
import type { DrawPool, DrawPoolSettings, DrawThreads } from "@slideloom/renderer/node";
import type { FastifyInstance, InjectOptions } from "fastify";
import { onTestFinished } from "vitest";
import { createApp } from "./app.ts";
import { parseConfig } from "../config/config.ts";
import { createContext, type Context } from "./context.ts";
import type { Environment } from "./environment.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

/** A body that nobody asked for is none that is read, the client left, or the server is about to end. */
const passingStatuses = [413, 415, 499, 503];

/** A secret for tests on PostgreSQL, which asks for one. */
const testSecret = "a secret for tests, long enough 1";

const rateLimits = ["REGISTER", "LOGIN", "LOGIN_ACCOUNT", "RESET", "GENERATE", "API", "VISITOR"];

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  /** What was logged so far. */
  log: { text: string };
  /** Sends JSON, as whom the token says. */
  send(
    method: NonNullable<InjectOptions["method"]>,
    url: string,
    options?: { body?: object | string; token?: string; headers?: Record<string, string> },
  ): Promise<Awaited<ReturnType<FastifyInstance["inject"]>>>;
}

let drawThreads: DrawThreads | undefined;

/** All servers of a test's worker share their threads, each of which takes half a second to start. */
async function createSharedDrawPool(settings: DrawPoolSettings): Promise<DrawPool> {
  const renderer = await import("@slideloom/renderer/node");
  drawThreads ??= new renderer.DrawThreads();
  return new renderer.DrawPool({ ...settings, threads: drawThreads });
}

/** What replaces parts of the environment, and the variables that the settings are read from. */
type TestEnvironment = Partial<Environment> & { environment?: Record<string, string> };

/** The whole server on that database, with no rate limits unless they are set; closed when the test ends. */
export async function createTestApp(
  settings: DatabaseSettings,
  environment?: TestEnvironment,
): Promise<TestApp> {
  const server = await openTestApp(settings, environment);
  onTestFinished(() => server.app.close());
  return server;
}

/** The same for all tests of a file, which close it. */
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
    createDrawPool: createSharedDrawPool,
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

/** The variables of a server on that database, with no rate limits. */
export function buildTestVariables({ dataDir, databaseUrl }: DatabaseSettings) {
  return {
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, APP_SECRET: testSecret } : {}),
    ...Object.fromEntries(rateLimits.map((name) => [`RATE_LIMIT_${name}`, "0"])),
  };
}

/** Fails a response with a status that the endpoint does not name. */
function checkStatuses(app: FastifyInstance): void {
  app.addHook("onSend", async ({ routeOptions }, { statusCode }) => {
    const { endpoint } = routeOptions.config;
    if (!endpoint || statusCode in endpoint.responses) return;
    if ([...listErrorStatuses(endpoint), ...passingStatuses].includes(statusCode)) return;
    throw new Error(`${routeOptions.url} names no status ${statusCode}.`);
  });
}

/** A registration that nobody else has made. */
export function buildRegistration() {
  const name = `ada-${randomUUID().slice(0, 18)}`;
  return { username: name, email: `${name}@Example.com`, password: "correct horse" };
}

/** Registers somebody and answers what the server said, with the form. */
export async function registerSomebody({ send }: TestApp) {
  const form = buildRegistration();
  const response = await send("POST", "/api/auth/register", { body: form });
  if (response.statusCode !== 201) throw new Error(response.body);
  return { ...response.json<AuthResponse>(), form };
}
