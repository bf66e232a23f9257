import { expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../../app/app.fixture.ts";
import { describeOnSampledEngine } from "../../db/database.fixture.ts";
import { PaidWork } from "./paid-work.ts";
import type { Writer } from "./writer.ts";

const writer: Writer = {
  id: "server",
  owner: "server",
  provider: "builtin",
  model: null,
  credits: 1,
  open: () => Promise.reject(new Error("Nothing is written here.")),
};

describeOnSampledEngine("paid work", (shared) => {
  async function setUp() {
    const server = await createTestApp(shared.settings);
    const { user } = await registerSomebody(server);
    const { credits, writers, rateLimits } = server.context;
    const work = new PaidWork({ writers, credits, rateLimit: rateLimits.generate });
    const client = new AbortController();
    const run = (write: () => Promise<string>) =>
      work.run(user.id, [writer], {
        purpose: "post",
        signal: client.signal,
        write,
        present: (written, { remainingCredits }) => ({ written, remainingCredits }),
      });
    const countCredits = async () => (await credits.getCredits(user.id)).credits;
    return { client, run, countCredits };
  }

  test("costs a credit once it is done", async () => {
    const { run, countCredits } = await setUp();
    const before = await countCredits();
    expect(await run(async () => "a post")).toEqual({
      written: "a post",
      remainingCredits: before - 1,
    });
    expect(await countCredits()).toBe(before - 1);
  });

  test("costs nothing if the client left before it was done, although the writer went on", async () => {
    const { client, run, countCredits } = await setUp();
    const before = await countCredits();
    const write = async () => {
      client.abort(new Error("The client left"));
      return "a post";
    };
    await expect(run(write)).rejects.toThrow("The client left");
    expect(await countCredits()).toBe(before);
  });
});
