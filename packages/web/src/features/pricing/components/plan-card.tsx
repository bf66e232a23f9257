import { apiAccessFeature, type Plan, priceOfCredits } from "@slideloom/core/credits";
import { countNoun } from "@slideloom/core/text";
import { Check, Minus } from "lucide-react";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { hasApiAccess } from "../../../lib/api-access.ts";

interface PlanCardProps {
  plan: Plan;
  isChosen: boolean;
  onChoose: () => void;
  /** Shown below the features. */
  action: ReactNode;
}

/** Returns the plan's features. Marks API access as included if this server includes it in every plan. */
function listFeatures({ id, features }: Plan) {
  return features.map(({ name, included }) =>
    !included && name === apiAccessFeature && hasApiAccess(id)
      ? { name: `${name}, included on this server`, included: true }
      : { name, included },
  );
}

/** A plan's card; a click anywhere on it chooses the plan. */
export function PlanCard({ plan, isChosen, onChoose, action }: PlanCardProps) {
  const price = priceOfCredits(plan.credits);
  const isOpenEnded = plan.id === "enterprise";
  return (
    <li
      className={clsx(
        "relative flex flex-col rounded-2xl border bg-surface p-5 transition-shadow hover:shadow-lg",
        isChosen ? "border-accent ring-1 ring-accent" : "border-line",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="font-heading text-lg font-semibold">
          <button
            type="button"
            aria-pressed={isChosen}
            title={`Set the slider to ${countNoun(plan.credits, "credit")}`}
            onClick={onChoose}
            className="text-left outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
          >
            {plan.name}
          </button>
        </h3>
        {isChosen && (
          <span className="rounded-full bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent-ink">
            Selected
          </span>
        )}
      </div>
      <p className="mt-3">
        {isOpenEnded && <span className="text-muted">from </span>}
        <span className="font-heading text-3xl font-semibold tracking-[-0.03em] tabular-nums">
          ${price}
        </span>
        <span className="text-muted"> / month</span>
      </p>
      <p className="text-muted">
        {isOpenEnded ? "More than 500 credits" : countNoun(plan.credits, "credit")} a month
      </p>
      <ul className="mt-4 mb-5 flex flex-1 flex-col gap-2">
        {listFeatures(plan).map(({ name, included }) => (
          <li key={name} className={clsx("flex gap-2", !included && "text-muted")}>
            {included ? (
              <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
            ) : (
              <Minus size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            )}
            <span>
              {!included && <span className="sr-only">Not included: </span>}
              {name}
            </span>
          </li>
        ))}
      </ul>
      <div className="relative flex flex-col">{action}</div>
    </li>
  );
}
