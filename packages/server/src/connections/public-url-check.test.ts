import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Agent } from "undici";
import { expect, test } from "vitest";
import { PublicUrlCheck } from "./public-url-check.ts";

/** Starts a server that accepts any host name, like one behind a TLS proxy. */
async function startServer(answer: { status: number }) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.writeHead(request.url === "/healthz" ? answer.status : 404).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const dispatcher = new Agent({
    connect: (_options, callback) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => callback(null, socket));
      socket.once("error", (error) => callback(error, null));
    },
  });
  const close = async () => {
    await dispatcher.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { dispatcher, close, countAsked: () => asked };
}

test.for([null, "http://slides.example", "https://localhost", "https://192.168.1.5"])(
  "%s is not on the public web",
  async (publicUrl) => {
    const check = new PublicUrlCheck({ publicUrl, now: () => new Date() });
    expect(await check.listWarnings()).toEqual([
      expect.stringContaining("Set PUBLIC_URL to a public https:// address"),
    ]);
  },
);

test("the server requests itself once in ten minutes", async () => {
  const answer = { status: 200 };
  const { dispatcher, close, countAsked } = await startServer(answer);
  let nowMs = 0;
  const now = () => new Date(nowMs);
  const check = new PublicUrlCheck({ publicUrl: "https://slides.example", now, dispatcher });
  expect(await Promise.all([check.listWarnings(), check.listWarnings()])).toEqual([[], []]);
  expect(countAsked()).toBe(1);
  answer.status = 502;
  expect(await check.listWarnings()).toEqual([]);
  nowMs += 10 * 60_000;
  expect(await check.listWarnings()).toEqual([expect.stringMatching(/couldn't reach itself.*502/)]);
  await close();
  nowMs += 10 * 60_000;
  expect(await check.listWarnings()).toEqual([expect.stringContaining("couldn't reach itself")]);
});
