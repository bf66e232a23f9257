import { runAdmin } from "./processes.mjs";

const json = { "content-type": "application/json" };
const topic = "Small experiments that teach you more than big plans";
const template = "Educational/Tutorial";

/** Creates accounts with a session, an API key and enough credits. */
export async function makeAccounts(url, environment, count) {
  const accounts = [];
  for (let number = 1; number <= count; number++) {
    const email = `bench${number}@example.com`;
    const form = { email, username: `bench${number}`, password: "a long password" };
    const { token } = await post(`${url}/api/auth/register`, form);
    const { apiToken } = await post(`${url}/api/auth/api-token`, undefined, token);
    await runAdmin(environment, "grant", email, "1000000");
    accounts.push({ token, apiToken });
  }
  return accounts;
}

async function post(url, body, token) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...(body ? json : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Returns the measured requests by name; each connection uses another account. */
export function buildRequests(url, accounts) {
  const sessions = accounts.map(({ token }) => ({ authorization: `Bearer ${token}` }));
  const keys = accounts.map(({ apiToken }) => ({ authorization: `Bearer ${apiToken}` }));
  const streams = sessions.map((headers) => ({ ...headers, ...json, accept: "text/event-stream" }));
  return {
    ping: { url: `${url}/api/v1/ping` },
    me: { url: `${url}/api/auth/me`, headers: sessions },
    credits: { url: `${url}/api/v1/credits`, headers: keys },
    generate: {
      url: `${url}/api/v1/generate`,
      method: "POST",
      headers: keys.map((headers) => ({ ...headers, ...json })),
      body: JSON.stringify({ topic, template, slides: 8 }),
    },
    "generate, streamed": {
      url: `${url}/api/generate-carousel`,
      method: "POST",
      headers: streams,
      body: JSON.stringify({ topic, template, slides: 8 }),
    },
  };
}

/** Returns the provider request that the server sent last, for measuring the provider alone. */
export async function buildProviderRequest(modelUrl) {
  const { lastBody } = await (await fetch(modelUrl)).json();
  return {
    url: `${modelUrl}/v1/chat/completions`,
    method: "POST",
    headers: [json],
    body: lastBody,
  };
}
