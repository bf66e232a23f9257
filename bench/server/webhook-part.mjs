import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createServer as createViteServer } from "vite";
import { median } from "../statistics.mjs";
import { makeFolder, startPostgresServer } from "./processes.mjs";

const source = join(import.meta.dirname, "../../packages/server/src");
const deadHosts = 50;

/** Measures a delivery's delay while another account's deliveries to dead receivers wait, for each engine. */
export async function measureWebhooks({ deliveries, waiting }) {
  console.error("Measuring webhooks beside dead receivers…");
  const postgres = await startPostgresServer();
  try {
    const engines = [await measureEngine("SQLite", undefined, { deliveries, waiting })];
    if (postgres) {
      engines.push(await measureEngine("PostgreSQL", postgres.url, { deliveries, waiting }));
    }
    return { deliveries, waiting, deadHosts, engines };
  } finally {
    postgres?.stop();
  }
}

async function measureEngine(name, databaseUrl, { deliveries, waiting }) {
  const receiver = await startReceiver();
  const folder = makeFolder();
  const { context, app } = await startServer(folder.path, databaseUrl, receiver.port);
  try {
    const publish = (accountId, host, count) =>
      context.database.transaction("bench", async (queries) => {
        const url = `http://${host}:${receiver.port}/`;
        for (let index = 0; index < count; index++) {
          await context.webhooks.publish(queries, accountId, "credits.low", {}, url);
        }
      });
    const [greedy, modest] = [await addAccount(context), await addAccount(context)];
    for (let host = 0; host < deadHosts; host++) {
      await publish(greedy, `dead${host}.test`, waiting / deadHosts);
    }
    await delay(2000);
    const timesMs = [];
    for (let index = 0; index < deliveries; index++) {
      // Varies the pauses, so that deliveries fall at different moments of the server's polling interval.
      await delay(100 + ((index * 379) % 1000));
      const startMs = performance.now();
      const arrived = receiver.nextDelivery();
      await publish(modest, "live.test", 1);
      await arrived;
      timesMs.push(performance.now() - startMs);
    }
    return { name, medianMs: median(timesMs), slowestMs: Math.max(...timesMs) };
  } finally {
    receiver.stop();
    await app.close();
    folder.remove();
  }
}

/** Starts the server in this process, because no setting allows it to reach local receivers. */
async function startServer(folder, databaseUrl, port) {
  const vite = await createViteServer({
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = (name) => vite.ssrLoadModule(join(source, name));
  const { parseConfig } = await load("config/config.ts");
  const { createContext } = await load("app/create-context.ts");
  const { createApp } = await load("app/app.ts");
  const { config } = parseConfig({
    DATA_DIR: join(folder, "data"),
    APP_SECRET: "a secret that is long enough to be one",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const outbound = {
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
    mayReach: (target) => target.port === port,
  };
  const context = await createContext(config, { outbound, webDir: null });
  const app = await createApp(context);
  app.addHook("onClose", () => vite.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { context, app };
}

async function addAccount({ database }) {
  const id = randomUUID();
  const names = { email: id, emailFolded: id, username: id, usernameFolded: id };
  const rest = { firstName: null, lastName: null, passwordHash: "", plan: "free", createdAtMs: 1 };
  await database.queries
    .insertInto("accounts")
    .values({ id, ...names, ...rest })
    .execute();
  return id;
}

/** Answers requests to hosts that start with `live` immediately; never answers other hosts. */
async function startReceiver() {
  let onDelivery = () => {};
  const server = createServer((request, response) => {
    if (!request.headers.host.startsWith("live")) return;
    response.writeHead(204).end();
    onDelivery();
  });
  await new Promise((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    nextDelivery: () => new Promise((resolve) => (onDelivery = resolve)),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
