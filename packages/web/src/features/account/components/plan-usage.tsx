import type { CreditsResponse } from "@slideloom/core/contract/credits";
import type { User } from "@slideloom/core/contract/account";
import { getPlan } from "@slideloom/core/credits";
import { countNoun } from "@slideloom/core/text";
import { readWantedPlan } from "../wanted-plan.ts";

interface PlanUsageProps {
  user: User;
  credits: CreditsResponse | undefined;
}

/** The account's plan, its remaining credits, and the larger plan chosen at sign-up, if any. */
export function PlanUsage({ user, credits }: PlanUsageProps) {
  const plan = getPlan(user.plan);
  const wanted = readWantedPlan(new URLSearchParams());
  const reset = credits && new Date(credits.resetsAt);
  return (
    <div className="text-[15px]">
      <p>
        <strong>{plan.name}</strong>
        {credits && ` · ${credits.credits} of ${countNoun(credits.limit, "credit")} left`}
      </p>
      {reset && (
        <p className="text-muted">
          You get {countNoun(credits.limit, "new credit")} on{" "}
          <time dateTime={reset.toISOString()}>
            {reset.toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" })}
          </time>
          .
        </p>
      )}
      {wanted && wanted.id !== plan.id && wanted.priceUsd > plan.priceUsd && (
        <p className="mt-2 text-muted">
          You chose {wanted.name} at sign-up. Ask the person who runs this server to change your
          plan.
        </p>
      )}
    </div>
  );
}
