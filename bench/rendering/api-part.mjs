import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { buildEnvironment, makeFolder, startSlideloom } from "../server/processes.mjs";
import { makeAccounts } from "../server/routes.mjs";
import { applyClients } from "./clients.mjs";
import { buildPost } from "./contenders.mjs";
import { clientCounts } from "./throughput-part.mjs";

const memoryClients = 8;
const memorySteps = 3;
/** Idle drawing processes have ended after this time. */
const restMs = 70_000;

/** Measures `POST /api/v1/render` of a server process. Each request asks for a different slide. */
export async function measureApi({ seconds, singles, renders }) {
  console.error("Measuring the API…");
  const folder = makeFolder();
  const environment = buildEnvironment({ folder: folder.path });
  const server = await startSlideloom(folder.path, environment);
  try {
    const [account] = await makeAccounts(server.url, environment, 1);
    const render = createRender(server.url, account.apiToken);
    const startMs = performance.now();
    await render();
    const firstEverMs = performance.now() - startMs;
    await applyClients(render, { clients: memoryClients, amount: 60 });
    const single = await applyClients(render, { clients: 1, amount: singles });
    const loads = [];
    for (const clients of clientCounts) {
      loads.push({ clients, ...(await applyClients(render, { clients, seconds })) });
    }
    return {
      singles,
      firstEverMs,
      single: withoutTimes(single),
      loads: loads.map(withoutTimes),
      memory: await measureMemory(server, render, renders),
    };
  } finally {
    await server.stop();
    folder.remove();
  }
}

const withoutTimes = ({ timesMs, ...rest }) => ({ slides: timesMs.length, ...rest });

/** Measures the process's resident memory after each third of the renders and after a rest. */
async function measureMemory(server, render, renders) {
  console.error(`Measuring the memory over ${renders} renders…`);
  const rows = [{ renders: 0, residentBytes: server.readResidentBytes() }];
  for (let step = 1; step <= memorySteps; step += 1) {
    await applyClients(render, { clients: memoryClients, amount: renders / memorySteps });
    const residentBytes = server.readResidentBytes();
    rows.push({ renders: (step * renders) / memorySteps, residentBytes });
  }
  await delay(restMs);
  return { rows, restMs, restedBytes: server.readResidentBytes() };
}

/** Returns a function that requests the next slide and resolves at the first byte of the slide's image. */
function createRender(url, key) {
  const agent = new Agent({ keepAlive: true });
  const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
  let number = 0;
  return () => {
    const { post, design } = buildPost(Math.floor(number / 15));
    const slide = (number % 15) + 1;
    number += 1;
    const body = JSON.stringify({ post, design, slide, type: "png", scale: 2 });
    return new Promise((resolve, reject) => {
      const options = { method: "POST", headers, agent };
      const asked = request(`${url}/api/v1/render`, options, (answer) => {
        if (answer.statusCode === 200) answer.once("data", resolve);
        else reject(new Error(`The server answered ${answer.statusCode}.`));
        answer.resume();
      });
      asked.once("error", reject);
      asked.end(body);
    });
  };
}
