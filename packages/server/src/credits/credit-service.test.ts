import { afterEach, describe, expect, test, vi } from "vitest";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import { createCreditAccount } from "./credit-account.fixture.ts";
import { CreditError } from "./credit-error.ts";
import { CreditService } from "./credit-service.ts";
import { ownIdentity } from "../tasks/process-identity.ts";

const minuteMs = 60_000;
const at = (text: string) => Date.parse(text);
const noneLeft = new CreditError(
  "insufficient-credits",
  "You have no credits left. Upgrade your plan or wait for the monthly reset.",
);

describeOnBothEngines("the credit service", (shared) => {
  let nowMs = at("2026-01-31T12:00:00Z");
  const now = () => new Date(nowMs);
  const createService = (self = ownIdentity) =>
    new CreditService({ database: shared.database, now, self });

  /** Creates a service and an account that was registered on 31 January 2026 at noon. */
  async function start(plan: "free" | "starter" = "free") {
    nowMs = at("2026-01-31T12:00:00Z");
    const id = await createCreditAccount(shared.database, { plan, nowMs });
    const credits = createService();
    const entries = async () =>
      (await credits.listEntries(id)).toReversed().map(({ kind, amount, balance }) => {
        return [kind, amount, balance] as const;
      });
    const balance = async () => (await credits.getCredits(id)).credits;
    return { id, credits, entries, balance };
  }

  afterEach(async () => {
    vi.useRealTimers();
    await shared.database.queries.deleteFrom("creditReservations").execute();
  });

  test("a new account has its plan's credits until the same day of the next month", async () => {
    const { id, credits, entries } = await start();
    expect(await credits.getCredits(id)).toEqual({
      credits: 10,
      plan: "free",
      limit: 10,
      resetsAtMs: at("2026-02-28T00:00:00Z"),
    });
    expect(await entries()).toEqual([["allowance", 10, 10]]);
  });

  test("a successful generation costs one credit and reports the balance", async () => {
    const { id, credits, entries } = await start();
    const outcome = await credits.spend(id, async () => "a post");
    expect(outcome).toEqual({ result: "a post", remainingCredits: 9 });
    expect(await entries()).toEqual([
      ["allowance", 10, 10],
      ["generation", -1, 9],
    ]);
  });

  test("a failed generation is free, leaves no entry, and rejects with its own error", async () => {
    const { id, credits, entries } = await start();
    const failure = new Error("the model is away");
    for (let round = 0; round < 12; round += 1) {
      await expect(credits.spend(id, () => Promise.reject(failure))).rejects.toBe(failure);
    }
    expect(await entries()).toEqual([["allowance", 10, 10]]);
  });

  test("running generations reserve their credits, so no more can start than there are credits", async () => {
    const { id, credits, balance } = await start();
    const reserved = await Promise.all(Array.from({ length: 10 }, () => credits.reserve(id)));
    expect(await balance()).toBe(10);
    const work = vi.fn<() => Promise<string>>(async () => "never");
    await expect(credits.spend(id, work)).rejects.toEqual(noneLeft);
    expect(work).not.toHaveBeenCalled();
    await Promise.all(reserved.slice(1).map((reservation) => credits.release(reservation)));
    expect(await credits.commit(reserved[0] ?? expect.fail())).toBe(9);
  });

  test("committing twice charges once, and a commit and a release don't undo each other", async () => {
    const { id, credits, entries, balance } = await start();
    const committed = await credits.reserve(id);
    expect(await credits.commit(committed)).toBe(9);
    expect(await credits.commit(committed)).toBe(9);
    await credits.release(committed);
    const released = await credits.reserve(id);
    await credits.release(released);
    await credits.release(released);
    expect(await balance()).toBe(9);
    expect(await entries()).toHaveLength(2);
  });

  test("writes alongside a charge commit only with the charge", async () => {
    const { id, credits, entries } = await start();
    const { queries } = shared.database;
    const readName = async () =>
      (
        await queries
          .selectFrom("accounts")
          .select("firstName")
          .where("id", "=", id)
          .executeTakeFirst()
      )?.firstName;
    const rename = (fail: boolean) =>
      credits.spend(
        id,
        async () => "Ana",
        async (inside, remaining, result) => {
          const firstName = `${result} ${remaining}`;
          await inside.updateTable("accounts").set({ firstName }).where("id", "=", id).execute();
          if (fail) throw new Error("no room");
        },
      );
    await expect(rename(true)).rejects.toThrow("no room");
    expect([await readName(), (await entries()).length]).toEqual([null, 1]);
    await rename(false);
    expect([await readName(), (await entries()).length]).toEqual(["Ana 9", 2]);
  });

  describe("the monthly reset", () => {
    test("happens at midnight UTC of the account's own day; remaining credits expire", async () => {
      const { id, credits, entries, balance } = await start();
      await credits.spend(id, async () => 1);
      nowMs = at("2026-02-27T23:59:59.999Z");
      expect(await balance()).toBe(9);
      nowMs += 1;
      expect(await credits.getCredits(id)).toMatchObject({
        credits: 10,
        resetsAtMs: at("2026-03-31T00:00:00Z"),
      });
      expect((await entries()).slice(2)).toEqual([
        ["expiry", -9, 0],
        ["allowance", 10, 10],
      ]);
    });

    test("is applied once, however many requests come and months have passed", async () => {
      const { id, credits, entries } = await start();
      nowMs = at("2027-05-01T00:00:00Z");
      const others = Array.from({ length: 10 }, () => createService());
      await Promise.all([
        ...others.map((service) => service.getCredits(id)),
        ...others.map((service) => service.spend(id, async () => 1)),
      ]);
      expect((await entries()).map(([kind]) => kind)).toEqual([
        "allowance",
        "expiry",
        "allowance",
        ...Array.from({ length: 10 }, () => "generation"),
      ]);
      expect(await credits.getCredits(id)).toMatchObject({
        credits: 0,
        resetsAtMs: at("2027-05-31T00:00:00Z"),
      });
    });

    test("also happens if a generation is the first request", async () => {
      const { id, credits } = await start();
      for (let count = 0; count < 10; count += 1) await credits.spend(id, async () => 1);
      await expect(credits.reserve(id)).rejects.toEqual(noneLeft);
      nowMs = at("2026-02-28T00:00:00Z");
      expect((await credits.spend(id, async () => 1)).remainingCredits).toBe(9);
    });

    test("is not repeated if the clock runs backwards", async () => {
      const { id, credits, entries } = await start();
      nowMs = at("2026-02-28T00:00:01Z");
      await credits.spend(id, async () => 1);
      nowMs = at("2026-02-27T23:59:59Z");
      expect((await credits.spend(id, async () => 1)).remainingCredits).toBe(8);
      nowMs = at("2026-02-28T00:00:01Z");
      expect(await credits.getCredits(id)).toMatchObject({ credits: 8 });
      expect((await entries()).filter(([kind]) => kind === "allowance")).toHaveLength(2);
    });

    test("charges a generation that spans it to the month it started in", async () => {
      const { id, credits, entries } = await start();
      nowMs = at("2026-02-27T23:59:59Z");
      const outcome = await credits.spend(id, async () => {
        nowMs += 2000;
        return 1;
      });
      expect(outcome.remainingCredits).toBe(10);
      expect((await entries()).slice(1)).toEqual([
        ["expiry", -9, 1],
        ["allowance", 10, 11],
        ["generation", -1, 10],
      ]);
    });

    test("returns the credit of a failed generation that spans it to the past month", async () => {
      const { id, credits, entries, balance } = await start();
      nowMs = at("2026-02-27T23:59:59Z");
      const reservation = await credits.reserve(id);
      nowMs += 2000;
      await credits.release(reservation);
      expect(await balance()).toBe(10);
      expect((await entries()).at(-1)).toEqual(["expiry", -1, 10]);
    });
  });

  describe("a stale reservation", () => {
    test("is released when its lease expires, by the next generation or the cleanup task", async () => {
      const { id, credits } = await start();
      for (let count = 0; count < 9; count += 1) await credits.spend(id, async () => 1);
      await credits.reserve(id);
      nowMs += minuteMs / 6;
      await expect(credits.reserve(id)).rejects.toEqual(noneLeft);
      expect(await credits.releaseStale()).toBe(0);
      nowMs += minuteMs;
      await credits.reserve(id);
      nowMs += minuteMs;
      expect(await credits.releaseStale()).toBe(1);
      expect(await credits.releaseStale()).toBe(0);
      await credits.spend(id, async () => 1);
    });

    test("is released at once if its process has ended on this machine", async () => {
      const [machine, pid] = ownIdentity.split(" ");
      const owners = {
        ended: [`${machine} ${pid} before-the-restart`, `${machine} ${2 ** 22 + 1} crashed`],
        running: [ownIdentity, `${machine} ${process.ppid} other`, `elsewhere ${pid} other`],
      };
      for (const owner of [...owners.ended, ...owners.running]) {
        const { id } = await start();
        await createService(owner).reserve(id);
      }
      expect(await createService().releaseStale()).toBe(2);
      const left = await shared.database.queries
        .selectFrom("creditReservations")
        .select("owner")
        .execute();
      expect(left.map(({ owner }) => owner).toSorted()).toEqual(owners.running.toSorted());
    });

    test("is still charged if its generation succeeds after all", async () => {
      const { id, credits, balance } = await start();
      const reservation = await credits.reserve(id);
      nowMs += minuteMs;
      expect(await credits.releaseStale()).toBe(1);
      expect(await credits.commit(reservation)).toBe(9);
      expect(await credits.commit(reservation)).toBe(9);
      expect(await balance()).toBe(9);
    });

    test("can't be charged if its credit went to another generation", async () => {
      const { id, credits, balance } = await start();
      const reservation = await credits.reserve(id);
      nowMs += minuteMs;
      for (let count = 0; count < 10; count += 1) await credits.spend(id, async () => 1);
      await expect(credits.commit(reservation)).rejects.toEqual(noneLeft);
      expect(await balance()).toBe(0);
    });

    test("does not occur while its process renews the lease", async () => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const { id, credits } = await start();
      const reservation = await credits.reserve(id);
      for (let seconds = 0; seconds < 60; seconds += 5) {
        nowMs += 5000;
        const renewed = shared.database.queries
          .selectFrom("creditReservations")
          .select("expiresAtMs")
          .where("id", "=", reservation.id);
        vi.advanceTimersByTime(5000);
        await vi.waitFor(async () => {
          const row = await renewed.executeTakeFirstOrThrow();
          expect(row.expiresAtMs).toBe(nowMs + 20_000);
        }, 90_000);
      }
      expect(await credits.releaseStale()).toBe(0);
      await credits.release(reservation);
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  test("a change of plan keeps used credits, and applies at once and to later months", async () => {
    const { id, credits, balance } = await start();
    await credits.spend(id, async () => 1);
    await credits.changePlan(id, "starter");
    expect(await credits.getCredits(id)).toMatchObject({
      credits: 99,
      plan: "starter",
      limit: 100,
    });
    await credits.changePlan(id, "enterprise", 800);
    expect(await credits.getCredits(id)).toMatchObject({ credits: 799, limit: 800 });
    nowMs = at("2026-03-01T00:00:00Z");
    expect(await balance()).toBe(800);
    await credits.changePlan(id, "free");
    expect(await credits.getCredits(id)).toMatchObject({ credits: 10, plan: "free", limit: 10 });
  });

  test("granted credits are added to the balance and expire with the month", async () => {
    const { id, credits, balance } = await start();
    expect(await credits.grant(id, 25)).toBe(35);
    await expect(credits.grant(id, 1_000_000_000)).rejects.toThrow("A balance can be");
    nowMs = at("2026-03-01T00:00:00Z");
    expect(await balance()).toBe(10);
  });

  test("entries are numbered, newest first, and paginated", async () => {
    const { id, credits } = await start();
    for (let count = 0; count < 4; count += 1) await credits.spend(id, async () => 1);
    const numbers = async (page: { before?: number; limit?: number }) =>
      (await credits.listEntries(id, page)).map(({ number }) => number);
    expect(await numbers({})).toEqual([5, 4, 3, 2, 1]);
    expect(await numbers({ limit: 2 })).toEqual([5, 4]);
    expect(await numbers({ before: 4, limit: 2 })).toEqual([3, 2]);
    expect(await numbers({ before: 1 })).toEqual([]);
  });

  test("deleting an account deletes its reservations and unlinks its entries, keeping amounts", async () => {
    const { id, credits } = await start();
    const { queries } = shared.database;
    const countEntries = async () =>
      (await queries.selectFrom("creditEntries").select("ledgerId").execute()).length;
    const reservation = await credits.reserve(id);
    const count = await countEntries();
    await queries.deleteFrom("accounts").where("id", "=", id).execute();
    expect(await countEntries()).toBe(count);
    const gone = { code: "no-credit-account" };
    await expect(credits.getCredits(id)).rejects.toMatchObject(gone);
    await expect(credits.commit(reservation)).rejects.toMatchObject(gone);
    expect(
      await queries
        .selectFrom("creditReservations")
        .select("id")
        .where("id", "=", reservation.id)
        .execute(),
    ).toEqual([]);
    expect(await countEntries()).toBe(count);
  });
});
