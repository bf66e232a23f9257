import { findOwnUrl } from "./accounts/find-base-url.ts";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app/app.ts";
import type { Config } from "./config/config.ts";
import { readConfig } from "./config/environment.ts";
import { StartError } from "./config/start-error.ts";
import { createContext } from "./app/create-context.ts";

/** Time limit for the process to end on request; anything still running then is abandoned, as in a crash. */
const closingTimeoutMs = 9500;

const result = readConfig();
if (result.ok) await serve(result.config);
else fail(result.message);

async function serve(config: Config): Promise<void> {
  const app = await start(config);
  if (!app) return;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void end(app, signal));
  }
  const { port } = app.server.address() as AddressInfo;
  const url = findOwnUrl({ ...config, port });
  console.log(`Data folder: ${resolve(config.dataDir)}`);
  console.log(`For AI programs (MCP): ${url}/mcp`);
  console.log(`Slideloom is ready at ${url}`);
}

/** Closes the application and exits; with code 1 if something doesn't stop in time. */
async function end(app: FastifyInstance, signal: NodeJS.Signals): Promise<void> {
  app.log.info(`${signal}: the server is closing`);
  setTimeout(() => {
    app.log.error("The server took too long to close, so unfinished work was interrupted");
    process.exit(1);
  }, closingTimeoutMs);
  await app.close();
  process.exit();
}

/** Returns the listening application. If it can't start, prints the reason and returns null. */
async function start(config: Config): Promise<FastifyInstance | null> {
  let app: FastifyInstance;
  try {
    app = await createApp(await createContext(config));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    fail(error.message);
    return null;
  }
  try {
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await app.close();
    fail(describeListenError(error as NodeJS.ErrnoException, config));
    return null;
  }
}

function describeListenError(error: NodeJS.ErrnoException, { host, port }: Config): string {
  if (error.code === "EADDRINUSE")
    return `PORT ${port} is already in use. Set PORT to another one.`;
  if (error.code === "EACCES")
    return `This user has no permission to listen on PORT ${port}. Set PORT to another one.`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return `HOST ${host} isn't an address of this machine.`;
  }
  return `HOST ${host}, PORT ${port}: ${error.message}`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
