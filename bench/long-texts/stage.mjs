import { join } from "node:path";
import { openFakes } from "../publishing/stage.mjs";
import {
  buildEnvironment,
  findFreePort,
  makeFolder,
  startSlideloom,
} from "../server/processes.mjs";

const json = { "content-type": "application/json" };

/** Starts a server that reports event-loop blocks, with two accounts; the first publishes on Bluesky. */
export async function setStage() {
  const fakes = await openFakes();
  const folder = makeFolder();
  const loopPort = await findFreePort();
  const environment = {
    ...buildEnvironment({ folder: folder.path }),
    FAKE_BLUESKY_URL: fakes.bluesky.url,
    LOG_LEVEL: "warn",
    LOOP_PORT: String(loopPort),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "loop-watch.mjs")}`,
  };
  const server = await startSlideloom(folder.path, environment);
  const publish = () => addPublisher(server.url, fakes);
  const accounts = { heavy: await publish(), other: await addAccount(server.url) };
  return {
    accounts,
    /** Switches to a new account with unused rate limits. */
    renew: async () => void (accounts.heavy = await publish()),
    emptyCarousel: fakes.emptyCarousel,
    load: fakes.load,
    ask: (account, method, path, body) => ask(server.url, account, method, path, body),
    readBlockMs: async () => Number(await (await fetch(`http://127.0.0.1:${loopPort}`)).text()),
    async stop() {
      await server.stop();
      await fakes.close();
      folder.remove();
    },
  };
}

/** Adds an account with a connection and a carousel. */
async function addPublisher(url, { ana, emptyCarousel }) {
  const account = await addAccount(url);
  const connection = await ask(url, account, "POST", "/api/connections", {
    network: "bluesky",
    handle: ana.handle,
    app_password: ana.password,
  });
  const content = [{ header: "Tea", description: [{ type: "text", value: "Green" }] }];
  const draft = { ...emptyCarousel, jsonInput: JSON.stringify({ title: "Tea", content }) };
  const carousel = await ask(url, account, "POST", "/api/carousels", {
    title: "Tea",
    status: "draft",
    draft,
  });
  return { ...account, connectionId: connection.json.id, carouselId: carousel.json.id };
}

let count = 0;

async function addAccount(url) {
  const username = `bench${(count += 1)}`;
  const form = { email: `${username}@example.com`, username, password: "a long password" };
  const { token } = (await ask(url, {}, "POST", "/api/auth/register", form)).json;
  const { apiToken } = (await ask(url, { token }, "POST", "/api/auth/api-token")).json;
  return { token, apiToken };
}

async function ask(url, { token, apiToken }, method, path, body) {
  const key = path.startsWith("/api/v1/") ? apiToken : token;
  const response = await fetch(url + path, {
    method,
    headers: { ...(body && json), ...(key && { authorization: `Bearer ${key}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, json: isJson ? JSON.parse(text) : null };
}
