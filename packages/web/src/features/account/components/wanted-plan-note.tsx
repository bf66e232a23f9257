import { priceOfCredits } from "@slideloom/core/credits";
import { countNoun } from "@slideloom/core/text";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { readWantedPlan, rememberWantedPlan } from "../wanted-plan.ts";

/** The plan chosen on the pricing page, with a note that nothing is charged here. */
export function WantedPlanNote({ change }: { change: ReactNode }) {
  const [query] = useSearchParams();
  const plan = readWantedPlan(query);
  const id = plan?.id;
  useEffect(() => {
    if (id) rememberWantedPlan(id);
  }, [id]);
  if (!plan) return null;
  const price = priceOfCredits(plan.credits);
  return (
    <div className="mb-5 rounded-xl border border-line bg-sunken p-3.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{`${plan.name} plan`}</span>
        {change}
      </p>
      <p className="text-muted">{`${countNoun(plan.credits, "credit")} a month · $${price} a month`}</p>
      {price > 0 && (
        <p className="mt-1.5 text-muted">
          You won't be charged. Your account starts on this server's default plan. For the{" "}
          {plan.name} plan, ask the person who runs this server.
        </p>
      )}
    </div>
  );
}
