import { getPlan, type PlanId } from "@slideloom/core/credits";
import { countNoun } from "@slideloom/core/text";
import { CommandError } from "../command-error.ts";
import type { CommandIo } from "../command-io.ts";
import { buildLine } from "../message-line.ts";
import { getAccount, withAdminContext } from "./admin-context.ts";

/**
 * Changes an account's plan. `monthlyCredits` is allowed only for Enterprise, the plan without a fixed number of
 * credits.
 */
export async function setPlan(
  name: string,
  plan: PlanId,
  monthlyCredits: number | undefined,
  io: CommandIo,
): Promise<void> {
  const { credits: largestFixed } = getPlan("pro");
  if (monthlyCredits !== undefined && (plan !== "enterprise" || monthlyCredits <= largestFixed)) {
    throw new CommandError(
      `--credits is for the enterprise plan only, and must be more than ${largestFixed}`,
    );
  }
  await withAdminContext(async (admin) => {
    const { id, username } = await getAccount(admin, name);
    await admin.credits.changePlan(id, plan, monthlyCredits);
    const { limit, credits, resetsAtMs } = await admin.credits.getCredits(id);
    const resetsOn = new Date(resetsAtMs).toISOString().slice(0, 10);
    io.stdout.write(
      buildLine(
        `${username} is on the ${plan} plan with ${countNoun(limit, "credit")} a month, ${credits} left until ${resetsOn}`,
      ),
    );
  });
}
