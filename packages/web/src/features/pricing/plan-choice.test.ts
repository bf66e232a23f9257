import { expect, test } from "vitest";
import { buildPlanChoice } from "./plan-choice.ts";

test.for([
  [10, "Free", 0, "Free"],
  [20, "Starter", 49, "$2.45 per credit"],
  [100, "Starter", 49, "$0.49 per credit"],
  [150, "Pro", 199, "$1.327 per credit"],
  [500, "Pro", 199, "$0.398 per credit"],
  [600, "Enterprise", 219, "$0.365 per credit"],
  [1000, "Enterprise", 299, "$0.299 per credit"],
] as const)("%i credits: %s, $%i, %s", ([credits, name, priceUsd, unitPrice]) => {
  const choice = buildPlanChoice(credits);
  expect(choice).toMatchObject({ credits, priceUsd, unitPrice });
  expect(choice.plan.name).toBe(name);
});
