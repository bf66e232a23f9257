import type { Connection } from "@slideloom/core/contract/connections";
import type { NewGrant } from "@slideloom/core/contract/grants";
import { networks, type NetworkId } from "@slideloom/core/networks";
import type { TestApp } from "../app/app.fixture.ts";
import { testbeds } from "../connectors/testbeds.fixture.ts";

type Asker = Pick<TestApp, "send">;

/** Connects an account of `network`, whose fake runs at `url`. Returns the connection's id. */
export async function connectNetwork(
  asker: Asker,
  token: string,
  { network, url }: { network: NetworkId; url: string },
): Promise<string> {
  const body = { network, ...testbeds[network].buildFields?.(url) };
  switch (networks[network].connect.kind) {
    case "fields":
      return connect(asker, token, body);
    case "key":
      return addKey(asker, token, body);
    default:
      return signIn(asker, token, body);
  }
}

/** Stores a key and connects the first account that it reaches. */
async function addKey({ send }: Asker, token: string, body: object): Promise<string> {
  const stored = await send("POST", "/api/grants", { token, body });
  if (stored.statusCode !== 201) throw new Error(stored.body);
  const { grant, channels } = stored.json<NewGrant>();
  const [first] = channels.filter(({ state }) => state === "ready");
  const url = `/api/grants/${grant.id}/channels`;
  const chosen = await send("PUT", url, { token, body: { remote_ids: [first?.remote_id] } });
  const [connection] = chosen.json<{ connections: Connection[] }>().connections;
  if (!connection) throw new Error(chosen.body);
  return connection.id;
}

async function connect({ send }: Asker, token: string, body: object): Promise<string> {
  const response = await send("POST", "/api/connections", { token, body });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<Connection>().id;
}

/** Signs in at the fake network, which redirects back, and completes the sign-in with the browser's cookie. */
async function signIn({ send }: Asker, token: string, body: object): Promise<string> {
  const started = await send("POST", "/api/connections/start", { token, body });
  const { headers } = await fetch(started.json<{ url: string }>().url, { redirect: "manual" });
  const { pathname, search } = new URL(headers.get("location") ?? "");
  const cookie = String(started.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const connected = await send("GET", pathname + search, { headers: { cookie } });
  const [, id] = String(connected.headers.location).split("connected=");
  if (id === undefined) throw new Error(`Not connected: ${connected.headers.location}`);
  return id;
}
