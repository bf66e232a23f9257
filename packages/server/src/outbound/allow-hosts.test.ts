import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCallNetwork } from "../connectors/network-call.ts";
import { allowHosts } from "./allow-hosts.ts";
import { checkReachable } from "./guarded-agent.ts";
import { type OutboundPolicy, publicWebPolicy } from "./outbound-policy.ts";

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((_request, response) => void response.end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const allow = (...hosts: { hostname: string; port: number }[]) =>
  allowHosts(publicWebPolicy, hosts);
const reach = async (policy: OutboundPolicy, url: string) =>
  (await createCallNetwork(policy)({ method: "GET", url })).kind;

test("a listed host is reached, by address or by name", async () => {
  const policy = allow({ hostname: "127.0.0.1", port }, { hostname: "localhost", port });
  expect(await reach(policy, `http://127.0.0.1:${port}/`)).toBe("response");
  expect(await reach(policy, `http://localhost:${port}/`)).toBe("response");
});

test("another port or name of a listed host is refused, though it is the same machine", async () => {
  const policy = allow({ hostname: "127.0.0.1", port: port + 1 }, { hostname: "localhost", port });
  expect(await reach(policy, `http://127.0.0.1:${port}/`)).toBe("not-sent");
  expect(await reach(policy, `http://localhost:${port + 1}/`)).toBe("not-sent");
  expect(await reach(policy, `http://[::1]:${port}/`)).toBe("not-sent");
});

test.each([
  ["http://127.0.0.1:4007/", "127.0.0.1:4007"],
  ["http://[fd00::7]:5000/", "[fd00::7]:5000"],
  ["https://10.0.0.5/", "10.0.0.5:443"],
])("the refusal of %s names what to list", async (url, host) => {
  const refused = checkReachable(allow(), new URL(url));
  await expect(refused).rejects.toThrow(`To allow ${host} on this server's own network`);
});

test.each([
  "169.254.169.254",
  "168.63.129.16",
  "100.100.100.200",
  "fd00:ec2::254",
  "fe80::1",
  "0.0.0.0",
  "224.0.0.1",
  "::ffff:169.254.169.254",
])("a listed name that resolves to %s is refused", (address) => {
  const hostname = "postiz.lan";
  expect(allow({ hostname, port: 80 }).mayReach({ hostname, address, port: 80 })).toBe(false);
});

test("a list opens exactly its own hosts and ports", () => {
  const host = fc.constantFrom("a.lan", "b.lan", "10.0.0.5", "fd00::7", "localhost");
  const anyPort = fc.constantFrom(22, 80, 443, 5000, 4007);
  const address = fc.constantFrom("10.0.0.5", "127.0.0.1", "fd00::7", "192.168.1.9", "8.8.8.8");
  fc.assert(
    fc.property(
      fc.array(fc.record({ hostname: host, port: anyPort })),
      fc.record({ hostname: host, port: anyPort, address }),
      (hosts, target) => {
        const isListed = hosts.some(
          (one) => one.hostname === target.hostname && one.port === target.port,
        );
        expect(allowHosts(publicWebPolicy, hosts).mayReach(target)).toBe(
          isListed || publicWebPolicy.mayReach(target),
        );
      },
    ),
  );
});
