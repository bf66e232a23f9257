import { creditsResponseSchema, creditEndpoints } from "@slideloom/core/contract/credits";
import { expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";

describeOnBothEngines("the caller's credits", (shared) => {
  const now = () => new Date("2028-01-31T12:00:00Z");
  const start = async () => {
    const testApp = await createTestApp(shared.settings, { now });
    const { user, token } = await registerSomebody(testApp);
    return { ...testApp, user, token, credits: testApp.context.credits };
  };

  test("are returned with the plan's number and the reset date", async () => {
    const { send, token, user, credits } = await start();
    await credits.spend(user.id, async () => 1);
    const response = await send("GET", "/api/credits", { token });
    expect(response.statusCode).toBe(200);
    expect(creditsResponseSchema.strict().parse(response.json())).toEqual({
      credits: 9,
      plan: "free",
      limit: 10,
      resetsAt: "2028-02-29T00:00:00.000Z",
    });
  });

  test("have a paginated history, newest first", async () => {
    const { send, token, user, credits } = await start();
    await credits.spend(user.id, async () => 1, undefined, "slide");
    await credits.grant(user.id, 5);
    const read = async (query: string) => {
      const response = await send("GET", `/api/credits/history${query}`, { token });
      return creditEndpoints.listCreditEntries.responses[200].strict().parse(response.json());
    };
    const createdAt = "2028-01-31T12:00:00.000Z";
    const entries = [
      { number: 3, kind: "grant", amount: 5, balance: 14, createdAt },
      { number: 2, kind: "generation", purpose: "slide", amount: -1, balance: 9, createdAt },
      { number: 1, kind: "allowance", amount: 10, balance: 10, createdAt },
    ];
    expect(await read("")).toEqual({ entries, nextBefore: null });
    expect(await read("?limit=2")).toEqual({ entries: entries.slice(0, 2), nextBefore: 2 });
    expect(await read("?limit=2&before=2")).toEqual({
      entries: entries.slice(2),
      nextBefore: null,
    });
  });

  test.for(["?limit=0", "?limit=101", "?before=x", "?before=1.5", "?before=9007199254740993"])(
    "the history with %s returns 400",
    async (query) => {
      const { send, token } = await start();
      const response = await send("GET", `/api/credits/history${query}`, { token });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        message: expect.any(String) as string,
        field: expect.stringMatching(/^(?:limit|before)$/) as string,
      });
    },
  );

  test("are visible to their owner only", async () => {
    const { send, token, user, credits } = await start();
    const other = await start();
    await credits.spend(user.id, async () => 1);
    expect((await send("GET", "/api/credits", { token: other.token })).json()).toMatchObject({
      credits: 10,
    });
    for (const url of ["/api/credits", "/api/credits/history"]) {
      const responses = [await send("GET", url), await send("GET", url, { token: `${token}x` })];
      for (const response of responses) {
        expect(response.statusCode).toBe(401);
        expect(response.json()).toEqual({ message: "Unauthorized" });
      }
    }
  });
});
