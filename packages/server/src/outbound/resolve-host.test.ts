import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { resolveHost } from "./resolve-host.ts";

/** Starts a DNS server that knows one address for names beginning with "known" and ignores all others. */
async function serveNames() {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, client) => {
    const length = query[12] ?? 0;
    const name = query.subarray(13, 13 + length).toString();
    asked.push(name);
    if (!name.startsWith("known")) return;
    const typeAt = query.indexOf(0, 12) + 1;
    const isIpv4 = query.readUInt16BE(typeAt) === 1;
    const question = query.subarray(12, typeAt + 4);
    const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0]);
    query.copy(header, 0, 0, 2);
    const address = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 215, 14]);
    socket.send(
      Buffer.concat([header, question, ...(isIpv4 ? [address] : [])]),
      client.port,
      client.address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  onTestFinished(() => void socket.close());
  return { asked, server: `127.0.0.1:${(socket.address() as AddressInfo).port}` };
}

test("a name is resolved while many others get no response", async () => {
  const { asked, server } = await serveNames();
  let ended = 0;
  const silent = Array.from({ length: 12 }, (_, index) =>
    resolveHost(`silent${index}.test`, [server]).finally(() => ended++),
  );
  const outcomes = Promise.allSettled(silent);
  const found = await resolveHost("known.test", [server]);
  expect(found).toEqual([{ address: "93.184.215.14", family: 4 }]);
  expect(ended).toBe(0);
  expect(asked.filter((name) => name.startsWith("silent")).length).toBeGreaterThanOrEqual(12);
  expect((await outcomes).every(({ status }) => status === "rejected")).toBe(true);
});
