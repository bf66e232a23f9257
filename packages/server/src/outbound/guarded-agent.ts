import type { LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import type { Agent } from "undici";
import { OutboundError } from "./outbound-error.ts";
import type { OutboundPolicy } from "./outbound-policy.ts";

const defaultPorts: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/**
 * Returns an undici agent with the SSRF guard, to be closed after use. Connects only to the address that was checked,
 * which defeats DNS rebinding.
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
      // Node doesn't call `lookup` for literal IP addresses.
      if (isIP(hostname) && !policy.mayReach({ hostname, address: hostname, port })) {
        return callback(refuse(policy, hostname, port), null);
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

/** @throws {OutboundError} if the policy would refuse a connection to that URL now. */
export async function checkReachable(policy: OutboundPolicy, url: URL): Promise<void> {
  const hostname = url.hostname.replaceAll(/^\[|\]$/g, "");
  const port = Number(url.port || defaultPorts[url.protocol]);
  if (!isIP(hostname)) await findAddresses(policy, hostname, port);
  else if (!policy.mayReach({ hostname, address: hostname, port })) {
    throw refuse(policy, hostname, port);
  }
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

/** Resolves a host. Throws if any address is forbidden, because the name is then untrustworthy. */
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
    addresses.some(({ address }) => !policy.mayReach({ hostname, address, port }))
  ) {
    throw refuse(policy, hostname, port);
  }
  return addresses;
}

function refuse({ advise }: OutboundPolicy, hostname: string, port: number): OutboundError {
  const advice = advise?.({ hostname, port }) ?? "Use the address of a server on the public web.";
  return new OutboundError("address-not-allowed", `${hostname} isn't allowed. ${advice}`);
}
