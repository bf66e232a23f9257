import { planIds } from "@slideloom/core/credits";
import { expect, test } from "vitest";
import { mayUseApi } from "./plan-gates.ts";

const allowed = (hasPlanGates: boolean) =>
  planIds.filter((plan) => mayUseApi(plan, { hasPlanGates }));

test("with plan gates only Pro and Enterprise have API access, without them every plan", () => {
  expect(allowed(true)).toEqual(["pro", "enterprise"]);
  expect(allowed(false)).toEqual(planIds);
});
