import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FaultScript, type FaultKind } from "./fake-network.fixture.ts";

let faults: FaultScript;
/** Names of the processed requests, in order. */
let done: string[];
let app: FastifyInstance;
beforeEach(() => {
  done = [];
  faults = new FaultScript({
    tooMany: (reply) => reply.code(429).send(),
    tokenExpired: (reply) => reply.code(401).send(),
  });
  app = fastify();
  app.post<{ Params: { name: string } }>("/:name", async (request, reply) =>
    faults.run(request, reply, async () => {
      const { name } = request.params;
      if (name === "wrong") return reply.code(400).send({ error: "It is wrong" });
      done.push(name);
      void reply.header("x-id", name);
      return { name };
    }),
  );
});
afterEach(() => app.close());

const post = (url: string) => app.inject({ method: "POST", url });

test.for<[FaultKind, number]>([
  ["commit-then-500", 500],
  ["garbage-200", 200],
])("%s is after the work, and tells nothing of it", async ([kind, status]) => {
  faults.add({ match: "/", kind });
  const response = await post("/tea");
  expect([response.statusCode, response.headers["x-id"], done]).toEqual([
    status,
    undefined,
    ["tea"],
  ]);
  expect(response.body).not.toContain("tea");
  expect((await post("/tea")).json()).toEqual({ name: "tea" });
});

test("a refused request isn't changed, and the fault waits for the next processed request", async () => {
  faults.add({ match: "/", kind: "commit-then-500" });
  expect((await post("/wrong")).statusCode).toBe(400);
  expect((await post("/tea")).statusCode).toBe(500);
  expect(done).toEqual(["tea"]);
});

test.for<[FaultKind, number]>([
  ["429", 429],
  ["token-expired", 401],
  ["proxy-403", 403],
])("%s is instead of the work, as often as it was asked for", async ([kind, status]) => {
  faults.add({ match: "tea", kind, times: 2 });
  const responses = [
    await post("/milk"),
    await post("/tea"),
    await post("/tea"),
    await post("/tea"),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, status, status, 200]);
  expect(done).toEqual(["milk", "tea"]);
});

test("a test that waits for a request decides when it is answered", async () => {
  const asked = faults.whenAsked("tea");
  const response = post("/tea");
  const { answer } = await asked;
  await post("/milk");
  expect(done).toEqual(["milk"]);
  answer();
  expect((await response).statusCode).toBe(200);
  expect(done).toEqual(["milk", "tea"]);
});
