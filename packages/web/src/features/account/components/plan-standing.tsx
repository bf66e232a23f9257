import type { CreditsResponse, User } from "@slideloom/core/contract";
import { getPlan } from "@slideloom/core/credits";
import { countNoun } from "@slideloom/core/text";
import { readWantedPlan } from "../wanted-plan.ts";

interface PlanStandingProps {
  user: User;
  credits: CreditsResponse | undefined;
}

/** The plan, what it leaves, and the one that was asked for at sign-up. */
export function PlanStanding({ user, credits }: PlanStandingProps) {
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
          Credits reset on{" "}
          <time dateTime={reset.toISOString()}>
            {reset.toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" })}
          </time>
          .
        </p>
      )}
      {wanted && wanted.id !== plan.id && wanted.priceUsd > plan.priceUsd && (
        <p className="mt-2 text-muted">
          You looked at {wanted.name}. Plans are set by whoever runs this server: ask there for it.
        </p>
      )}
    </div>
  );
}
