import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { median } from "../statistics.mjs";
import {
  buildEnvironment,
  makeFolder,
  runAdmin,
  startOllama,
  startSlideloom,
} from "./processes.mjs";
import { makeAccounts } from "./routes.mjs";

const mebibyte = 1024 * 1024;
/** Time in which the attacker's requests reach their queues. */
const settleMs = 2000;

const facts = Array.from({ length: 6000 }, (_, at) => `${at}% of ${at * 7} guests came back.`);
const short = "Of 420 guests, 38% came back. ".repeat(200);

const source = (text) => ({ path: "/api/v1/sources", body: { text } });
const plan = (text) => ({ path: "/api/v1/facts", body: { source: { text } } });
const slide = (header) => ({
  path: "/api/v1/render",
  body: { post: { title: "T", content: [{ header, description: [] }] }, type: "png" },
});

const post = (sentence, slides) => ({
  title: "T",
  content: Array.from({ length: slides }, (_, at) => ({
    header: `${at}% of guests`,
    description: [{ type: "text", value: sentence.repeat(20) }],
  })),
});
/** Reads a source; returns the request for checks of a post against it. */
const checks = (text, sent) => async (url, account) => {
  const answer = await send(url, account, source(text));
  const { source: read } = await answer.json();
  return { path: `/api/v1/sources/${read.id}/checks`, body: { post: sent } };
};
const topic = (name) => ({
  path: "/api/v1/generate",
  body: { template: "Checklist", topic: name, slides: 8 },
});

/**
 * What one account sends at each door, and what another account asks meanwhile. Functions make requests. From the first
 * door that uses a model, all do.
 */
const doors = {
  "reading sources": {
    attack: Array(11).fill(source(`<html>${"<!-- a -->".repeat(390_000)}`)),
    other: source("Tea is hot."),
  },
  "drafting from sources": { attack: Array(10).fill(plan(facts.join("\n"))), other: plan(short) },
  "checks of facts": {
    attack: Array(12).fill(checks(facts.join("\n"), post("Of 420 guests, 38% came back. ", 40))),
    other: checks(short, post("Tea is hot. ", 2)),
  },
  "Ollama, whose replies take 3 s": {
    usesModel: true,
    attack: ["Tea", "Bread", "Rice", "Salt"].map(topic),
    other: topic("Water"),
  },
  rendering: {
    attack: Array(12).fill(slide("1".repeat(150_000))),
    // Another slide each time, since drawn ones are kept.
    other: async () => slide(`Tea ${performance.now()}`),
  },
  "large bodies": {
    halves: 2,
    attack: [],
    other: { path: "/api/v1/validate", body: { post: { title: "T", content: [] }, pad: "" } },
    otherBytes: 4 * mebibyte - 1024,
  },
};

/** Measures how much longer another account waits while one sends its hardest at a door. */
export async function measureTurns({ times = 3 } = {}) {
  const folder = makeFolder();
  const ollama = await startOllama();
  const environment = { ...buildEnvironment({ folder: folder.path }), OLLAMA_URL: ollama.url };
  const server = await startSlideloom(folder.path, environment);
  try {
    const [attacker, other] = await makeAccounts(server.url, environment, 2);
    const rows = [];
    for (const [name, door] of Object.entries(doors)) {
      console.error(`Measuring turns at ${name}…`);
      // Until now drafts are made without a model, so that its replies don't count as their time.
      if (door.usesModel) await runAdmin(environment, "ollama", "use", ollama.models[0].name);
      const ask = () => measure(server.url, other, door, times);
      await ask();
      const aloneMs = await ask();
      const stop = attack(server.url, attacker, door);
      await delay(settleMs);
      const attackedMs = await ask();
      stop();
      rows.push({ name, aloneMs, attackedMs });
      await delay(settleMs);
    }
    return { times, rows };
  } finally {
    await server.stop();
    await ollama.close();
    folder.remove();
  }
}

async function measure(url, account, { other, otherBytes = 0 }, times) {
  const taken = [];
  for (let time = 0; time < times; time += 1) {
    const request = await build(other, url, account);
    const startMs = performance.now();
    const answer = await send(url, account, request, " ".repeat(otherBytes));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${request.path} answered ${answer.status}.`);
    taken.push(performance.now() - startMs);
  }
  return median(taken);
}

const build = async (request, url, account) =>
  typeof request === "function" ? request(url, account) : request;

/** Starts the attack; returns a function that ends it. */
function attack(url, account, { attack: requests, halves = 0 }) {
  const abort = new AbortController();
  for (const request of requests) {
    void build(request, url, account)
      .then((built) => send(url, account, built, "", abort.signal))
      .catch(() => undefined);
  }
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: halves }, () => {
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/v1/validate HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${account.apiToken}\r\nContent-Type: application/json\r\nContent-Length: ${50 * mebibyte}\r\n\r\n${" ".repeat(mebibyte)}`,
    );
    return socket;
  });
  return () => {
    abort.abort();
    for (const socket of sockets) socket.destroy();
  };
}

const send = (url, { apiToken }, { path, body }, padding = "", signal = undefined) =>
  fetch(url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${apiToken}`, "content-type": "application/json" },
    body: JSON.stringify(body) + padding,
    signal,
  });
