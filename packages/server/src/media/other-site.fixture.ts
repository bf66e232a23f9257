import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { publicWebPolicy, type OutboundPolicy } from "../outbound/outbound-policy.ts";

/** Starts a web server for the duration of the test; resolves to its port. */
export async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  onTestFinished(() => close(server));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** Returns a policy that allows public addresses on ports 80 and 443, and these ports of this machine. */
export function allow(...ports: number[]): OutboundPolicy {
  return {
    resolve: async (hostname) => {
      const address = names[hostname];
      if (!address) throw new Error("ENOTFOUND");
      return address.map((one) => ({ address: one, family: one.includes(":") ? 6 : 4 }));
    },
    mayReach: (target) =>
      publicWebPolicy.mayReach(target) ||
      (target.address === "127.0.0.1" && ports.includes(target.port)),
  };
}

export const names: Record<string, string[]> = {
  "pictures.test": ["127.0.0.1"],
  "inside.test": ["10.0.0.7"],
  "metadata.test": ["169.254.169.254"],
  "mixed.test": ["127.0.0.1", "192.168.0.1"],
  "six.test": ["::1"],
  "nothing.test": [],
};
