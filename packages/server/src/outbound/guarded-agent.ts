import type { LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import type { Agent } from "undici";
import { OutboundError } from "./outbound-error.ts";
import type { OutboundPolicy } from "./outbound-policy.ts";

const defaultPorts: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/**
 * The SSRF guard: connections to where the policy lets them go, whatever the request's host name says. A name is looked up once, in
 * connecting, and the connection goes to the address that was judged: a name that changes in between (DNS rebinding) changes nothing.
 * Close it after use. Undici is 10 MB that a server needs only once it calls others.
 */
export async function createGuardedAgent(
  policy: OutboundPolicy,
  timeoutMs: number,
): Promise<Agent> {
  const { Agent, buildConnector } = await import("undici");
  return new Agent({
    connect: (options, callback) => {
      const hostname = options.hostname.replaceAll(/^\[|\]$/g, "");
      const port = Number(options.port || defaultPorts[options.protocol]);
      // Node looks no address up that is one already.
      if (isIP(hostname) && !policy.mayReach({ address: hostname, port })) {
        return callback(refuse(hostname), null);
      }
      const connect = buildConnector({
        lookup: createLookup(policy, port),
        timeout: timeoutMs,
        autoSelectFamily: true,
      });
      return connect(options, callback);
    },
  });
}

/** Throws an `OutboundError` where a connection to that address would not be let through as things are now. */
export async function checkReachable(policy: OutboundPolicy, url: URL): Promise<void> {
  const hostname = url.hostname.replaceAll(/^\[|\]$/g, "");
  const port = Number(url.port || defaultPorts[url.protocol]);
  if (!isIP(hostname)) await findAddresses(policy, hostname, port);
  else if (!policy.mayReach({ address: hostname, port })) throw refuse(hostname);
}

function createLookup(policy: OutboundPolicy, port: number): LookupFunction {
  return (hostname, { all }, callback) => {
    findAddresses(policy, hostname, port).then(
      (addresses) => {
        const [first] = addresses;
        if (all) callback(null, addresses);
        else callback(null, first?.address ?? "", first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

/** The addresses of a host, all of which must be allowed: one that is not shows that the name is not to be trusted. */
async function findAddresses(
  policy: OutboundPolicy,
  hostname: string,
  port: number,
): Promise<LookupAddress[]> {
  const addresses = await policy.resolve(hostname).catch((cause: unknown) => {
    throw new OutboundError("host-not-found", `There is no server named ${hostname}.`, { cause });
  });
  if (
    addresses.length === 0 ||
    addresses.some(({ address }) => !policy.mayReach({ address, port }))
  ) {
    throw refuse(hostname);
  }
  return addresses;
}

function refuse(hostname: string): OutboundError {
  return new OutboundError(
    "address-not-allowed",
    `${hostname} is not fetched from: only servers of the public web are, on their usual ports.`,
  );
}
