import { METHODS } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { publicErrorSchema } from "@slideloom/core/contract/api-error";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import { documentedErrors } from "../public-api/openapi-errors.ts";

interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends raw text on a new connection and returns the response when the server closes it. */
async function send(port: number, request: string): Promise<RawResponse> {
  const text = await new Promise<string>((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("data", (chunk) => (received += chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
  });
  const [head = "", body = ""] = text.split("\r\n\r\n", 2);
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => line.split(/: (.*)/, 2) as [string, string]);
  return { status: Number(statusLine.split(" ")[1]), headers: new Headers(headers), body };
}

describeOnEngine("sqlite", "over a plain connection", (shared) => {
  async function listen(environment: Record<string, string> = {}) {
    const { app, log } = await createTestApp(shared.settings, { environment });
    // Node checks for slow requests every 30 s by default.
    Object.assign(app.server, { connectionsCheckingInterval: 20, headersTimeout: 100 });
    await app.listen({ port: 0, host: "127.0.0.1" });
    return { port: (app.server.address() as AddressInfo).port, log };
  }

  const rest = "Host: x\r\nConnection: close\r\n";
  const json = "Content-Type: application/json\r\n";
  const long = "x".repeat(20_000);

  describe("an unreadable request gets a response in the public API's shape", () => {
    test.for([
      ["no HTTP", "no http at all\r\n\r\n", 400],
      ["another HTTP", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
      ["an unknown method", `FOO /api/v1/ping HTTP/1.1\r\n${rest}\r\n`, 400],
      ["a bad header", "GET /api/v1/ping HTTP/1.1\r\nHo st\r\n\r\n", 400],
      [
        "a bad chunk",
        `POST /api/v1/generate HTTP/1.1\r\n${rest}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
        400,
      ],
      ["large headers", `GET /api/v1/ping HTTP/1.1\r\n${rest}X: ${long}\r\n\r\n`, 431],
      ["a long address", `GET /api/v1/ping?${long} HTTP/1.1\r\n${rest}\r\n`, 431],
      ["headers that don't end", "GET /api/v1/ping HTTP/1.1\r\n", 408],
    ] as const)("%s", async ([, request, status]) => {
      const { port, log } = await listen();
      const response = await send(port, request);
      expect(response.status).toBe(status);
      const { message } = publicErrorSchema.strict().parse(JSON.parse(response.body));
      const documented = Object.values(documentedErrors[status]?.examples ?? {});
      expect(documented.map((example) => example.message)).toContain(message);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(log.text).toContain(`"reqId":"${response.headers.get("x-request-id")}"`);
    });
  });

  test("CONNECT is refused as a method", async () => {
    const { port } = await listen();
    const response = await send(port, `CONNECT /api/v1/ping HTTP/1.1\r\n${rest}\r\n`);
    expect(response.status).toBe(405);
    publicErrorSchema.strict().parse(JSON.parse(response.body));
  });

  test("every method that Node parses gets a JSON response", async () => {
    const { port } = await listen();
    for (const path of ["/api/v1/ping", "/api/v1/nope", "/api/nope"]) {
      for (const method of METHODS) {
        const response = await send(port, `${method} ${path} HTTP/1.1\r\n${rest}\r\n`);
        expect([method, response.headers.get("content-type")]).toEqual([
          method,
          "application/json; charset=utf-8",
        ]);
        if (method !== "HEAD") JSON.parse(response.body);
      }
    }
  });

  test("HTTP/1.1 needs a host, and HTTP/1.0 does not", async () => {
    const { port } = await listen();
    const hostless = await send(port, "GET /api/v1/ping HTTP/1.1\r\nConnection: close\r\n\r\n");
    expect(hostless.status).toBe(400);
    expect(JSON.parse(hostless.body)).toMatchObject({ message: "The Host header is missing." });
    expect((await send(port, "GET /api/v1/ping HTTP/1.0\r\n\r\n")).status).toBe(200);
  });

  test("an expectation is ignored", async () => {
    const { port } = await listen();
    const expecting = `GET /api/v1/ping HTTP/1.1\r\n${rest}Expect: the-moon\r\n\r\n`;
    expect((await send(port, expecting)).status).toBe(200);
  });

  test.for(["/%61pi/v1/ping", "http://host/api/v1/ping", "/api/v1/%70ing", "/api/v1/ping#x"])(
    "%s is the public API's ping, limited and over HTTPS only like it",
    async (url) => {
      const request = `GET ${url} HTTP/1.1\r\n${rest}\r\n`;
      const { port } = await listen({ RATE_LIMIT_VISITOR: "1" });
      const response = await send(port, request);
      expect(response.status).toBe(200);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect((await send(port, request)).status).toBe(429);
      const secure = await listen({ PUBLIC_URL: "https://slides.example" });
      expect((await send(secure.port, request)).status).toBe(403);
    },
  );
});
