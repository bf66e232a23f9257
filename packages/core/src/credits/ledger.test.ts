import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buildCharge,
  buildGrant,
  buildPlanChange,
  buildRelease,
  buildReset,
  canReserve,
  entryKinds,
  type LedgerChange,
} from "./ledger.ts";

const availableIn = ({ balance, reserved }: { balance: number; reserved: number }) =>
  balance - reserved;

test("a reset expires the remaining credits and adds the plan's allowance", () => {
  expect(buildReset({ balance: 7, reserved: 0 }, 10)).toEqual([
    { kind: "expiry", amount: -7 },
    { kind: "allowance", amount: 10 },
  ]);
  expect(buildReset({ balance: 0, reserved: 0 }, 10)).toEqual([{ kind: "allowance", amount: 10 }]);
});

test("a reserved credit survives the reset, and expires if it is released afterwards", () => {
  expect(buildReset({ balance: 3, reserved: 2 }, 10)).toEqual([
    { kind: "expiry", amount: -1 },
    { kind: "allowance", amount: 10 },
  ]);
  expect(buildRelease(true)).toEqual([{ kind: "expiry", amount: -1 }]);
  expect(buildRelease(false)).toEqual([]);
});

describe("a plan change keeps used and reserved credits", () => {
  test.for([
    ["up", 6, 0, 10, 100, 90],
    ["down", 480, 0, 500, 100, -400],
    ["down below the used credits", 300, 0, 500, 10, -300],
    ["down while generations run", 300, 4, 500, 10, -296],
  ] as const)("%s", ([, balance, reserved, oldLimit, newLimit, amount]) => {
    expect(buildPlanChange({ balance, reserved }, oldLimit, newLimit)).toEqual([
      { kind: "plan", amount },
    ]);
  });

  test("no entry between plans with the same allowance", () => {
    expect(buildPlanChange({ balance: 6, reserved: 0 }, 10, 10)).toEqual([]);
  });
});

/** A simplified account: entries, limit, current period, and the period in which each reservation was made. */
interface Account {
  entries: LedgerChange[];
  limit: number;
  period: number;
  reservations: number[];
}

const positionOf = ({ entries, reservations }: Account) => ({
  balance: entries.reduce((sum, { amount }) => sum + amount, 0),
  reserved: reservations.length,
});

type Step = (account: Account) => void;

const reserve: Step = (account) => {
  if (canReserve(positionOf(account))) account.reservations.push(account.period);
};
const commit: Step = ({ entries, reservations }) => {
  if (reservations.shift() !== undefined) entries.push(...buildCharge());
};
const release: Step = ({ entries, reservations, period }) => {
  const reservedIn = reservations.shift();
  if (reservedIn !== undefined) entries.push(...buildRelease(reservedIn < period));
};
const reset: Step = (account) => {
  account.entries.push(...buildReset(positionOf(account), account.limit));
  account.period += 1;
};
const changePlan =
  (limit: number): Step =>
  (account) => {
    account.entries.push(...buildPlanChange(positionOf(account), account.limit, limit));
    account.limit = limit;
  };
const grant =
  (amount: number): Step =>
  ({ entries }) => {
    entries.push(...buildGrant(amount));
  };

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(reserve) },
    { weight: 2, arbitrary: fc.constant(commit) },
    { weight: 2, arbitrary: fc.constant(release) },
    { weight: 1, arbitrary: fc.constant(reset) },
    { weight: 1, arbitrary: fc.nat({ max: 20 }).map(changePlan) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map(grant) },
  ),
  { maxLength: 100 },
);

const open = (limit: number): Account => ({
  entries: buildReset({ balance: 0, reserved: 0 }, limit),
  limit,
  period: 0,
  reservations: [],
});

test("after any sequence of steps, the balance covers the reservations and no entry is zero", () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), steps, (limit, sequence) => {
      const account = open(limit);
      for (const step of sequence) {
        step(account);
        expect(availableIn(positionOf(account))).toBeGreaterThanOrEqual(0);
      }
      for (const { kind, amount } of account.entries) {
        expect(entryKinds).toContain(kind);
        expect(Number.isInteger(amount) && amount !== 0).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test("after a reset, exactly the plan's allowance is available, even after all reservations are released", () => {
  fc.assert(
    fc.property(fc.nat({ max: 20 }), steps, (limit, sequence) => {
      const account = open(limit);
      for (const step of sequence) step(account);
      reset(account);
      expect(availableIn(positionOf(account))).toBe(account.limit);
      while (account.reservations.length > 0) release(account);
      expect(positionOf(account)).toEqual({ balance: account.limit, reserved: 0 });
    }),
    { numRuns: 1000 },
  );
});

test("a failed generation doesn't change the ledger", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (limit) => {
      const account = open(limit);
      reserve(account);
      release(account);
      expect(account.entries).toEqual(open(limit).entries);
    }),
  );
});
