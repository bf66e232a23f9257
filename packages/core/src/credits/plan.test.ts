import { describe, expect, test } from "vitest";
import { getPlan, getPlanForCredits, planIds, plans, priceOfCredits } from "./plan.ts";

test("plans have the prices and credits of the specification", () => {
  expect(plans.map(({ name, priceUsd, credits }) => [name, priceUsd, credits])).toEqual([
    ["Free", 0, 10],
    ["Starter", 49, 100],
    ["Pro", 199, 500],
    ["Enterprise", 219, 600],
  ]);
  expect(plans.map(({ id }) => id)).toEqual(planIds);
  expect(plans.every((plan) => getPlan(plan.id) === plan)).toBe(true);
});

test("every plan lists the same features, each included or not", () => {
  const included = plans.map(({ features }) =>
    features.filter((feature) => feature.included).map(({ name }) => name),
  );
  const all = "Every template, format and download";
  const pro = [all, "Email support", "API access", "Custom themes", "Priority support"];
  expect(included).toEqual([[all], [all, "Email support"], pro, pro]);
  expect(new Set(plans.map(({ features }) => features.map(({ name }) => name).join())).size).toBe(
    1,
  );
});

test("only Pro and Enterprise include the public API", () => {
  expect(plans.filter((plan) => plan.apiAccess).map(({ id }) => id)).toEqual(["pro", "enterprise"]);
});

describe("a number of credits selects the smallest plan that includes it, and its price", () => {
  test.for([
    [0, "free", 0],
    [10, "free", 0],
    [11, "starter", 49],
    [20, "starter", 49],
    [100, "starter", 49],
    [101, "pro", 199],
    [150, "pro", 199],
    [500, "pro", 199],
    [501, "enterprise", 219],
    [600, "enterprise", 219],
    [601, "enterprise", 239],
    [700, "enterprise", 239],
    [1000, "enterprise", 299],
  ] as const)("%i: %s for $%i", ([credits, id, priceUsd]) => {
    expect(getPlanForCredits(credits).id).toBe(id);
    expect(priceOfCredits(credits)).toBe(priceUsd);
  });
});
