import { planIds } from "@slideloom/core/credits";
import { expect, test } from "vitest";
import { mayUseApi } from "./plan-gates.ts";

const allowed = (hasPlanGates: boolean) =>
  planIds.filter((plan) => mayUseApi(plan, { hasPlanGates }));

test("with gates the API belongs to Pro and Enterprise, without them to everyone", () => {
  expect(allowed(true)).toEqual(["pro", "enterprise"]);
  expect(allowed(false)).toEqual(planIds);
});
