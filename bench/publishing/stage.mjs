import { openServerSources } from "../server-sources.mjs";
import { buildEnvironment, makeFolder, startSlideloom } from "../server/processes.mjs";

/** One in this many accounts uses a webhook hand-off; the others use Bluesky. */
const handoverEvery = 5;
const json = { "content-type": "application/json" };

/** Starts fake networks and a reader of the server's database in this process. */
export async function openFakes() {
  const sources = await openServerSources();
  const { load } = sources;
  const { ana, startFakeBluesky } = await load("connectors/bluesky/fake-bluesky.fixture.ts");
  const { startFakeHandover } = await load("connectors/handover/fake-handover.fixture.ts");
  const { emptyCarousel } = await sources.loadPackage("@slideloom/core/carousel");
  const { openDatabase } = await load("db/open-database.ts");
  const [bluesky, service] = await Promise.all([startFakeBluesky(), startFakeHandover()]);
  return {
    ana,
    bluesky,
    service,
    emptyCarousel,
    openDatabase,
    load,
    countPosts: () => bluesky.posts.length + service.calls.length,
    async close() {
      await Promise.all([bluesky.close(), service.close()]);
      await sources.close();
    },
  };
}

/** Starts `count` servers on one database. Creates accounts with one connection each. */
export async function setStage(fakes, { count, databaseUrl, connections }) {
  const folder = makeFolder();
  const environment = {
    ...buildEnvironment({ folder: folder.path, databaseUrl }),
    FAKE_BLUESKY_URL: fakes.bluesky.url,
    LOG_LEVEL: "warn",
  };
  const servers = [];
  const stop = async () => {
    for (const server of servers) await server.stop();
    folder.remove();
  };
  try {
    while (servers.length < count) servers.push(await startSlideloom(folder.path, environment));
    const [{ url }] = servers;
    const accounts = [];
    for (let number = 0; number < connections; number++) {
      accounts.push(await addAccount(url, number, fakes));
    }
    const { DATA_DIR: dataDir } = environment;
    const database = { dataDir, databaseUrl: databaseUrl ?? null };
    return {
      servers,
      accounts,
      database,
      publish: (order) => publish(url, { ...order, draft: fakes.emptyCarousel }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function addAccount(url, number, { ana, service }) {
  const form = { email: `bench${number}@example.com`, username: `bench${number}` };
  const { token } = await post(`${url}/api/auth/register`, {
    ...form,
    password: "a long password",
  });
  const body =
    number % handoverEvery === 0
      ? { network: "handover", name: "A service", url: `${service.url}/hook` }
      : { network: "bluesky", handle: ana.handle, app_password: ana.password };
  const { id } = await post(`${url}/api/connections`, body, token);
  return { token, connectionId: id };
}

/** Saves a unique carousel with this many slides and schedules it at a UTC time. */
async function publish(url, { account: { token, connectionId }, draft, number, slides, at }) {
  const content = Array.from({ length: slides }, (_, index) => ({
    header: `Habit ${number}, step ${index + 1}`,
    description: [{ type: "text", value: `Write it down, and do it ${number} times.` }],
  }));
  const jsonInput = JSON.stringify({ title: `Habit ${number}`, content });
  const carousel = { title: `Habit ${number}`, status: "draft", draft: { ...draft, jsonInput } };
  const { id } = await post(`${url}/api/carousels`, carousel, token);
  const publication = {
    carousel_id: id,
    when: { kind: "time", at, time_zone: "UTC" },
    targets: [{ connection_id: connectionId, caption: `Habit ${number} #habits` }],
  };
  await post(`${url}/api/publications`, publication, token);
}

async function post(url, body, token) {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...json, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
