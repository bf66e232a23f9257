import { setTimeout as delay } from "node:timers/promises";
import type { AuthResponse } from "@slideloom/core/contract/account";
import type { Job } from "@slideloom/core/contract/public-jobs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildRegistration } from "../../app/app.fixture.ts";
import { describeOnBothEngines } from "../../db/database.fixture.ts";
import type { Queries } from "../../db/tables.ts";
import { createGate } from "../../gate.fixture.ts";
import { startFakeProvider, type FakeProvider } from "../model/fake-provider.fixture.ts";
import {
  readQuestionKind,
  writeLikeModel,
  type QuestionKind,
} from "../model/fake-writer.fixture.ts";
import { buildMaterial, report } from "./planning.fixture.ts";
import { buildPlanServer, startPlanServer, type PlanServer } from "./start-plan-server.fixture.ts";

let program: Awaited<ReturnType<typeof buildPlanServer>>;
beforeAll(async () => {
  program = await buildPlanServer();
});
afterAll(() => program.remove());

const fakes: FakeProvider[] = [];
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

/** A source of several parts, so that facts, outline and slides are separate calls. */
const longTexts = Array.from({ length: 3 }, (_, part) =>
  `${report.join(" ")} Part ${part}. `.repeat(24),
);

async function makeKey(server: PlanServer): Promise<{ key: string; credits: number }> {
  const registered = await server.request("POST", "/api/auth/register", {
    body: buildRegistration(),
  });
  const { token, user } = registered.json as AuthResponse;
  const made = await server.request("POST", "/api/auth/api-token", { token });
  return { key: (made.json as { apiToken: string }).apiToken, credits: user.credits };
}

const body = {
  template: "Educational/Tutorial",
  slides: 4,
  source: buildMaterial(longTexts),
};

/** Repairs are only asked for if a slide has an error. */
const faults = { wrongNumberOn: 3 };

describeOnBothEngines("a server that is killed while a model is asked", (shared) => {
  test.each([
    ["facts", ["facts"]],
    ["outline", ["outline"]],
    ["post", ["post"]],
    ["repair", ["post", "repair"]],
  ] satisfies [QuestionKind, QuestionKind[]][])(
    "for %s: the next server continues, asks only for what is missing, and charges once",
    { timeout: 120_000 },
    async (killedAt, askedAgain) => {
      const { settings, database } = shared;
      await database.queries.deleteFrom("savedFacts").execute();
      const fake = await startFakeProvider("openai-compatible");
      fakes.push(fake);
      const reached = createGate();
      let isKilled = false;
      fake.answer((call) => {
        const isLastOf =
          readQuestionKind(call) === killedAt && (killedAt !== "facts" || countFacts() === 3);
        if (!isLastOf || isKilled) return writeLikeModel(call, faults);
        reached.open();
        // Never answers. The test kills the server while the server waits for this answer.
        return { ...writeLikeModel(call, faults), gate: () => new Promise(() => undefined) };
      });
      const countFacts = () =>
        fake.calls.filter((call) => readQuestionKind(call) === "facts").length;
      const first = await startPlanServer(program.file, settings, fake.baseUrl);
      const { key, credits } = await makeKey(first);
      const begun = await first.request("POST", "/api/v1/generate", {
        key,
        body,
        headers: { prefer: "respond-async" },
      });
      expect(begun.status).toBe(202);
      const { id } = begun.json as Job;
      await reached.opened;
      // Waits until the facts of all answered parts are stored.
      while ((await countSaved(database.queries)) < (killedAt === "facts" ? 2 : 3)) await delay(20);
      isKilled = true;
      await first.kill();
      const before = fake.calls.length;

      const second = await startPlanServer(program.file, settings, fake.baseUrl);
      const job = await waitForEnd(second, { id, key });
      expect(job).toMatchObject({ status: "done", message: null });
      expect(JSON.parse(job.content ?? "{}")).toMatchObject({
        sources: [{ id: "src_barn" }],
        content: [{ sources: ["p1", "p2", "p3"] }, {}, {}, {}],
      });
      expect(job.checks?.filter(({ severity }) => severity === "error")).toEqual([]);
      const again = fake.calls.slice(before).map(readQuestionKind);
      const order: QuestionKind[] = ["facts", "outline", "post", "repair"];
      const rest = order.slice(order.indexOf(killedAt === "repair" ? "post" : killedAt));
      expect([...new Set(again)]).toEqual([...new Set([...askedAgain, ...rest])]);
      expect(again.filter((asked) => asked === "facts").length).toBe(killedAt === "facts" ? 1 : 0);
      const left = await second.request("GET", "/api/v1/credits", { key });
      expect(left.json).toMatchObject({ credits: credits - 1 });
      await second.kill();
    },
  );
});

async function waitForEnd(server: PlanServer, { id, key }: { id: string; key: string }) {
  for (;;) {
    const { json } = await server.request("GET", `/api/v1/jobs/${id}`, { key });
    const job = json as Job;
    if (job.finished_at !== null) return job;
    await delay(100);
  }
}

async function countSaved(queries: Queries): Promise<number> {
  return (await queries.selectFrom("savedFacts").select("key").execute()).length;
}
