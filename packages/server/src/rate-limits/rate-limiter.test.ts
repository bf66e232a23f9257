import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { openDatabase } from "../db/open-database.ts";
import { RateLimitError } from "./rate-limit-error.ts";
import { RateLimiter } from "./rate-limiter.ts";

test.for([
  [1, "1 second"],
  [120, "120 seconds"],
  [121, "3 minutes"],
  [3590, "60 minutes"],
] as const)("a wait of %i s is %s", ([seconds, wait]) => {
  expect(new RateLimitError(1, seconds).message).toBe(`Too many requests. Try again in ${wait}.`);
});

describeOnBothEngines("a rate limiter", (shared) => {
  const create = (limit: number, name = randomUUID()) =>
    new RateLimiter({ name, limit, periodSeconds: 60, pool: shared.database.pool });

  test("counts down to zero, then says when to retry", async () => {
    const limiter = create(2);
    expect(await limiter.count("ada")).toEqual({ limit: 2, remaining: 1, resetSeconds: 60 });
    expect(await limiter.count("ada")).toMatchObject({ remaining: 0 });
    const refused = await limiter.count("ada").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RateLimitError);
    expect((refused as RateLimitError).retryAfterSeconds).toBeGreaterThan(50);
    expect((refused as RateLimitError).message).toMatch(
      /^Too many requests\. Try again in \d+ seconds\.$/,
    );
    expect(await limiter.count("bob")).toMatchObject({ remaining: 1 });
    await limiter.forget("ada");
    expect(await limiter.count("ada")).toMatchObject({ remaining: 1 });
  });

  test("lets exactly the limit of concurrent requests through", async () => {
    const limiter = create(10);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => limiter.count("ada")),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  });

  test("is off at 0", async () => {
    const limiter = create(0);
    for (let time = 0; time < 5; time += 1) expect(await limiter.count("ada")).toBeNull();
    await limiter.forget("ada");
  });

  test("shares its counts with other processes on PostgreSQL", async () => {
    const name = randomUUID();
    const other = await openDatabase(shared.settings);
    await create(5, name).count("ada");
    const second = new RateLimiter({ name, limit: 5, periodSeconds: 60, pool: other.pool });
    const isShared = shared.database.engine === "postgres";
    expect(await second.count("ada")).toMatchObject({ remaining: isShared ? 3 : 4 });
    await other.close();
  });
});
