import {
  buildEnvironment,
  makeFolder,
  startBare,
  startFakeModel,
  startPostgresServer,
  startSlideloom,
} from "./processes.mjs";
import { buildProviderRequest, buildRequests, makeAccounts } from "./routes.mjs";

/** Number of simultaneous connections during a measurement. Each connection uses its own account. */
export const connections = 10;

const sentByNode = [
  "connection",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "x-request-id",
];

/** Starts all measured processes; `stop` ends them. */
export async function setStage() {
  const folder = makeFolder();
  const stops = [folder.remove];
  const keep = (process) => {
    stops.push(process.stop);
    return process;
  };
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const postgres = await startPostgresServer();
    if (postgres) keep(postgres);
    const model = keep(await startFakeModel(folder.path));
    const engines = [];
    for (const [name, databaseUrl] of [["SQLite"], ["PostgreSQL", postgres?.url]]) {
      if (name === "PostgreSQL" && !postgres) continue;
      const own = makeFolder();
      stops.push(own.remove);
      const environment = buildEnvironment({ folder: own.path, databaseUrl, modelUrl: model.url });
      const server = keep(await startSlideloom(own.path, environment));
      const accounts = await makeAccounts(server.url, environment, connections);
      engines.push({ name, server, accounts, requests: buildRequests(server.url, accounts) });
    }
    await checkGeneration(engines, model.url);
    const { headers } = await fetch(engines[0].requests.ping.url);
    const own = [...headers].filter(([name]) => !sentByNode.includes(name));
    return {
      engines,
      bare: keep(await startBare(folder.path)),
      dressed: keep(await startBare(folder.path, Object.fromEntries(own))),
      model,
      provider: await buildProviderRequest(model.url),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Checks that generation calls the provider once and streams no error, which would distort the measurement. */
async function checkGeneration(engines, modelUrl) {
  const countCalls = async () => (await (await fetch(modelUrl)).json()).calls;
  for (const { name, requests } of engines) {
    for (const route of ["generate", "generate, streamed"]) {
      const { url, method, headers, body } = requests[route];
      const before = await countCalls();
      const text = await (await fetch(url, { method, headers: headers[0], body })).text();
      const answer = JSON.parse(
        /^(?:[^]*event: done\ndata: )?(\{.*\})\s*$/.exec(text)?.[1] ?? "{}",
      );
      const slides = JSON.parse(answer.content ?? "{}").content?.length;
      const calls = (await countCalls()) - before;
      if (slides !== 8 || calls !== 1) {
        throw new Error(
          `${name}, ${route}: ${slides} slides after ${calls} calls: ${text.slice(0, 500)}`,
        );
      }
    }
  }
}
