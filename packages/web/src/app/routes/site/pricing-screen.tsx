import { type Plan, plans } from "@slideloom/core/credits";
import { useState } from "react";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { CreditsSlider } from "../../../features/pricing/components/credits-slider.tsx";
import { PlanCard } from "../../../features/pricing/components/plan-card.tsx";
import { PriceSummary } from "../../../features/pricing/components/price-summary.tsx";
import { buildPlanChoice } from "../../../features/pricing/plan-choice.ts";
import { useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

function PlanAction({ plan }: { plan: Plan }) {
  const user = useUser();
  if (user?.plan === plan.id) {
    return <p className="flex h-11 items-center justify-center font-semibold">Your plan</p>;
  }
  if (user) return <p className="flex h-11 items-center justify-center text-muted">On request</p>;
  return (
    <ButtonLink
      to={`${paths.signup}?plan=${plan.id}`}
      variant={plan.id === "pro" ? "primary" : "secondary"}
      size="large"
    >
      {plan.priceUsd === 0 ? "Start for free" : `Choose ${plan.name}`}
    </ButtonLink>
  );
}

export function PricingScreen() {
  const [credits, setCredits] = useState(100);
  const choice = buildPlanChoice(credits);
  return (
    <Page
      title="Pricing"
      lead="One credit writes one post, in the editor or through the API. Editing, designing and downloading are free on every plan."
    >
      <Notice
        variant="info"
        title="Example plans: you pay nothing here"
        className="mt-6 text-[15px]"
      >
        You don't need a credit card, and nothing is charged. The person who runs this server sets
        each account's plan. Credits reset every month.
      </Notice>
      <section
        aria-label="Credits per month"
        className="mt-8 rounded-2xl border border-line bg-surface p-5 sm:p-7"
      >
        <PriceSummary choice={choice} />
        <div className="mt-4">
          <CreditsSlider credits={credits} onChange={setCredits} />
        </div>
      </section>
      <h2 className="sr-only">Plans</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isChosen={choice.plan.id === plan.id}
            onChoose={() => setCredits(plan.credits)}
            action={<PlanAction plan={plan} />}
          />
        ))}
      </ul>
    </Page>
  );
}
