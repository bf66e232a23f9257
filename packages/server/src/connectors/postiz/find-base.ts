import type { Classified } from "../classify-response.ts";
import { ConnectError } from "../connect-error.ts";
import type { NetworkResponse } from "../network-call.ts";
import { readMessage } from "./read-refusal.ts";

/** The first path is for hosts that serve only the API. The second path is behind the proxy of Postiz's image. */
const apiPaths = ["/public/v1", "/api/public/v1"];
const connectedPath = "/is-connected";

const cloudUrl = "https://api.postiz.com";
/** Other hosts of Postiz's cloud, which people see in their browser. */
const cloudHosts = ["postiz.com", "www.postiz.com", "platform.postiz.com", "app.postiz.com"];

/**
 * Reduces an entered address to origin and path, without the API's own path.
 * @throws {ConnectError} if the text isn't a web address.
 */
export function cleanAddress(entered: string): string {
  const text = entered.trim();
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    const message = "Enter the address of your Postiz server, such as https://postiz.example.com.";
    throw new ConnectError("connection-refused", message);
  }
  if (cloudHosts.includes(url.hostname)) return cloudUrl;
  const path = url.pathname.replace(/(?<!\/)\/+$/, "").replace(/(?:\/api)?\/public\/v1$/, "");
  return url.origin + path;
}

/**
 * Finds the API's URL by trying each path.
 * @throws {ConnectError} if the key is refused, or if no Postiz server responds.
 */
export async function findBase(
  address: string,
  ask: (url: string) => Promise<Classified>,
): Promise<string> {
  for (const path of apiPaths) {
    const base = address + path;
    const asked = await ask(base + connectedPath);
    if (isConnected(asked.response)) return base;
    if (asked.ok) continue;
    const { failure, response } = asked;
    // A 401 with an error message is from Postiz's API; its website responds with a page.
    if (response?.status === 401 && readMessage(response) !== null) throw explainKey(response);
    if (!response) throw new ConnectError("network-unreachable", failure.message);
  }
  const { host } = new URL(address);
  const message = `There is no Postiz at ${host}, or Postiz doesn't answer. Enter the address at which you open Postiz in your browser.`;
  throw new ConnectError("connection-refused", message);
}

const isConnected = (response: NetworkResponse | null): boolean =>
  response?.status === 200 &&
  typeof response.json === "object" &&
  response.json !== null &&
  "connected" in response.json &&
  response.json.connected === true;

/** Returns a message that says what to do about a refused key. */
export function describeKey(response: Pick<NetworkResponse, "json">): string {
  return /subscription/i.test(readMessage(response) ?? "")
    ? "Your Postiz plan has ended. Renew it in Postiz, then try again."
    : "Postiz doesn't know this key. Copy it from Settings → Developers → Public API in Postiz.";
}

const explainKey = (response: NetworkResponse) =>
  new ConnectError("connection-refused", describeKey(response));
