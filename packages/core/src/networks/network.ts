import type { Connect, NetworkSetting } from "./connect.ts";

/** How a network is shown and connected. What posts may contain depends on the service: see `ServiceRules`. */
export interface Network {
  name: string;
  /** The name within a sentence, e.g. `a webhook hand-off` in “Connect a webhook hand-off”. */
  nameInSentence: string;
  /** Names of the services where posts appear; empty for a webhook hand-off, whose receiver decides. */
  services: readonly string[];
  /** How a carousel appears on the network, shown to people. */
  form: string;
  /** Facts to know before connecting: cost, app review, and how long a connection lasts. */
  facts: { cost: string; review: string; lasts: string };
  /** One or two characters on a coloured square, shown as the network's logo. */
  mark: { sign: string; color: `#${string}` };
  connect: Connect;
  /** Settings of the server, by the names of their environment variables. */
  settings: Readonly<Record<string, NetworkSetting>>;
}
