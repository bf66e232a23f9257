import { runAdmin } from "./processes.mjs";

const json = { "content-type": "application/json" };
const topic = "Small experiments that teach you more than big plans";
const template = "Educational/Tutorial";

/** Accounts with a session, a key and credits enough for the whole run. */
export async function makeAccounts(url, environment, count) {
  const accounts = [];
  for (let number = 1; number <= count; number++) {
    const email = `bench${number}@example.com`;
    const form = { email, username: `bench${number}`, password: "a long password" };
    const { token } = await post(`${url}/api/auth/register`, form);
    const { apiToken } = await post(`${url}/api/auth/api-token`, undefined, token);
    runAdmin(environment, "grant", email, "1000000");
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

/** The requests that are measured, by name; each account's own headers are sent by another connection. */
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

/** The provider's own answer to just what the server asks it, once the server has asked it. */
export async function buildProviderRequest(modelUrl) {
  const { lastBody } = await (await fetch(modelUrl)).json();
  return {
    url: `${modelUrl}/v1/chat/completions`,
    method: "POST",
    headers: [json],
    body: lastBody,
  };
}
