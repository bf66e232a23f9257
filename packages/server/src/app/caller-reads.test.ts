import { describe, expect, test, vi } from "vitest";
import { describeOnEngine } from "../db/database.fixture.ts";
import { FirstRowReader } from "../db/first-row-reader.ts";
import { PreparedRowReader } from "../db/prepared-row-reader.ts";
import { createTestApp, registerSomebody } from "./app.fixture.ts";

const spyOnReads = {
  sqlite: () => vi.spyOn(FirstRowReader.prototype, "read"),
  postgres: () => vi.spyOn(PreparedRowReader.prototype, "read"),
};

describe.for(["sqlite", "postgres"] as const)("%s", (engine) => {
  describeOnEngine(engine, "the caller", (empty) => {
    test("is read in one statement with its profile, by session and by key", async () => {
      const testApp = await createTestApp(empty.settings);
      const { token, user } = await registerSomebody(testApp);
      const { send, context } = testApp;
      const made = await send("POST", "/api/auth/api-token", { token });
      const { apiToken } = made.json<{ apiToken: string }>();
      const firstRows = spyOnReads[engine]();
      const others = vi.spyOn(context.database.queries.getExecutor(), "executeQuery");
      const ask = async (url: string, credential: string) => {
        firstRows.mockClear();
        const { body, headers } = await send("GET", url, { token: credential });
        return { statements: firstRows.mock.calls.length, body, headers };
      };
      const me = await ask("/api/auth/me", token);
      expect(JSON.parse(me.body)).toEqual({ ...user, apiToken });
      const credits = await ask("/api/v1/credits", apiToken);
      expect(credits.headers["x-credits-remaining"]).toBe(String(user.credits));
      expect(JSON.parse(credits.body)).toMatchObject({ credits: user.credits, plan: user.plan });
      const own = await ask("/api/credits", token);
      expect(JSON.parse(own.body)).toEqual(JSON.parse(credits.body));
      expect([me, credits, own].map(({ statements }) => statements)).toEqual([1, 1, 1]);
      expect(others).not.toHaveBeenCalled();
    });
  });
});
