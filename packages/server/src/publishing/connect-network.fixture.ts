import type { Connection } from "@slideloom/core/contract";
import { networks, type NetworkId } from "@slideloom/core/networks";
import type { TestApp } from "../app/app.fixture.ts";
import { testbeds } from "../connectors/testbeds.fixture.ts";

type Asker = Pick<TestApp, "send">;

/** Connects the account of a fake network, or the service at the fake's URL. Returns the connection's id. */
export async function connectNetwork(
  asker: Asker,
  token: string,
  { network, url }: { network: NetworkId; url: string },
): Promise<string> {
  const body = { network, ...testbeds[network].buildFields?.(url) };
  return networks[network].connect.kind === "fields"
    ? connect(asker, token, body)
    : signIn(asker, token, body);
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
