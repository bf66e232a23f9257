import { connect } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { describeOnSampledEngine } from "../db/database.fixture.ts";
import { setUpMcp } from "../mcp/mcp.fixture.ts";

const megabyte = 1024 * 1024;
const image = (letter: string) => `data:image/png;base64,${letter.repeat(4_500_000)}`;
const slide = (media: string) => ({ header: "H", description: [], media });
const large = { title: "T", content: [slide(image("A")), slide(image("B"))] };

describeOnSampledEngine("a JSON body of more than 4 MB", (shared) => {
  const start = async () => {
    const { url, key } = await setUpMcp(shared.settings);
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const validate = (body: string) =>
      fetch(`${url}/api/v1/validate`, { method: "POST", headers, body });
    return { url, key, validate };
  };

  test("is read if its images make it large, as object and as text", async () => {
    const { validate } = await start();
    for (const post of [large, JSON.stringify(large), JSON.stringify(large, null, 2)]) {
      const response = await validate(JSON.stringify({ post }));
      expect(await response.json()).toMatchObject({ valid: true, issues: [] });
    }
  });

  test("is refused before it is parsed if its words or values make it large", async () => {
    const { validate } = await start();
    const bodies = [
      JSON.stringify({ post: "a".repeat(5 * megabyte) }),
      `{"post":${"[".repeat(5 * megabyte)}`,
      `{"post":{${Array.from({ length: 500_000 }, (_, index) => `"k${index}":1`).join()}}}`,
      JSON.stringify({ post: { ...large, x: Array(500_000).fill("data:image/png") } }),
    ];
    for (const body of bodies) {
      const response = await validate(body);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({
        message: "The body is larger than 4 MB, not counting its images.",
      });
    }
  });

  test("waits unread while two others are read, and is refused after many", async () => {
    const { url, key, validate } = await start();
    const { hostname, port } = new URL(url);
    // Two clients that announce a large body and send none of it.
    const slow = Array.from({ length: 2 }, () => {
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /api/v1/validate HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${50 * megabyte}\r\n\r\n`,
      );
      return socket;
    });
    await Promise.all(slow.map((socket) => once(socket, "connect")));
    const body = JSON.stringify({ post: large });
    const waiting = Array.from({ length: 20 }, () => validate(body));
    const refused = await new Promise<Response>((resolve) => {
      for (const one of waiting)
        void one.then((response) => response.status === 503 && resolve(response));
    });
    expect(refused.headers.get("retry-after")).toBe("10");
    expect((await validate(JSON.stringify({ post: { title: "T" } }))).status).toBe(200);
    for (const socket of slow) socket.destroy();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(16);
  });
});
