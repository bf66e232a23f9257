import { publicApiRoot } from "@slideloom/core/contract/routes";
import { plans } from "@slideloom/core/credits";
import { countNoun } from "@slideloom/core/text";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { CodeBlock } from "../../../components/ui/code-block.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildGenerateCommand } from "../../../features/api-docs/code-samples.ts";
import { FeatureTrio } from "../../../features/landing/components/feature-trio.tsx";
import { SlideShowcase } from "../../../features/landing/components/slide-showcase.tsx";
import { useUser } from "../../../lib/session.ts";
import { hydratingClassName, useIsHydrating } from "../../../lib/use-is-hydrating.ts";
import { paths } from "../../paths.ts";

const width = "mx-auto w-full max-w-[1160px] px-5";
const promises = ["No watermark", "PNG and ZIP downloads", "Self-host in two commands"];

function HeroButtons() {
  const user = useUser();
  const isHydrating = useIsHydrating();
  return (
    <div className={clsx("mt-7 flex min-h-11 flex-wrap gap-3", isHydrating && hydratingClassName)}>
      {user === null ? (
        <>
          <ButtonLink to={paths.signup} variant="primary" size="large">
            Create Account
          </ButtonLink>
          <ButtonLink to={paths.login} size="large">
            Sign In
          </ButtonLink>
        </>
      ) : (
        <ButtonLink to={paths.create} variant="primary" size="large">
          Create Content
        </ButtonLink>
      )}
    </div>
  );
}

/** A secondary link below the hero's buttons. */
function HeroHint() {
  const user = useUser();
  const isHydrating = useIsHydrating();
  return (
    <p className={clsx("mt-4 text-[15px] text-muted", isHydrating && hydratingClassName)}>
      {user === null ? (
        <>
          Or <TextLink to={paths.create}>try the editor</TextLink> without an account.
        </>
      ) : (
        <>
          Or continue with <TextLink to={paths.myCarousels}>your saved carousels</TextLink>.
        </>
      )}
    </p>
  );
}

function Hero() {
  return (
    <div className="relative isolate overflow-hidden">
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[radial-gradient(60%_90%_at_85%_0%,color-mix(in_oklab,var(--accent)_14%,transparent),transparent),radial-gradient(50%_70%_at_60%_100%,color-mix(in_oklab,#22d3ee_12%,transparent),transparent)] mask-b-from-60%"
      />
      <div
        className={`${width} grid items-center gap-10 pt-12 pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:pt-20 lg:pb-20`}
      >
        <div>
          <p className="inline-block rounded-full bg-accent-soft px-3 py-1 text-[13px] font-semibold text-accent-ink">
            Your words in, finished slides out
          </p>
          <h1 className="mt-4 font-heading text-[clamp(2.1rem,4.6vw,3.5rem)] leading-[1.08] font-semibold tracking-[-0.04em] text-balance">
            Build Your Brand on Autopilot with AI
          </h1>
          <p className="mt-4 max-w-[52ch] text-base text-muted sm:text-lg">
            Turn a topic, your notes or a spreadsheet row into carousels that people stop scrolling
            for. The slide you see is the file you post, pixel for pixel.
          </p>
          <HeroButtons />
          <HeroHint />
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-muted">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-1.5">
                <Check size={16} aria-hidden="true" className="text-success" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <SlideShowcase />
      </div>
    </div>
  );
}

function ApiSection() {
  const origin = useIsHydrating() ? "https://your.host" : location.origin;
  return (
    <section aria-label="API" className={`${width} py-10`}>
      <div className="grid items-center gap-8 rounded-3xl bg-[#0b0f1d] p-6 text-white sm:p-10 lg:grid-cols-2 lg:p-12">
        <div>
          <h2 className="font-heading text-3xl font-semibold tracking-[-0.03em]">
            One API call turns a topic into slides
          </h2>
          <p className="mt-3 text-base text-[#b6bdd3]">
            Send a topic and get a valid post, or an outline to fill in if the server has no AI
            model. Requests are safe to retry, and every response shows your remaining credits.
          </p>
          <p className="mt-5">
            <TextLink
              to={paths.apiDocs}
              className="text-[15px] text-[#7fe3f5]! decoration-[#7fe3f5]/40!"
            >
              Read the API documentation
            </TextLink>
          </p>
        </div>
        <CodeBlock
          label="Example request"
          code={buildGenerateCommand(origin + publicApiRoot)}
          className="min-w-0"
        />
      </div>
    </section>
  );
}

function PricingTeaser() {
  return (
    <section aria-label="Pricing" className={`${width} pt-6 pb-16`}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="font-heading text-2xl font-semibold tracking-[-0.03em]">
            One credit writes one post
          </h2>
          <p className="mt-1 text-[15px] text-muted">
            Designing and downloading are free. Prices are examples: nothing is charged.
          </p>
        </div>
        <ButtonLink to={paths.pricing} size="large">
          Compare the plans
        </ButtonLink>
      </div>
      <ul className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {plans.map(({ id, name, priceUsd, credits }) => (
          <li key={id} className="rounded-2xl border border-line bg-surface p-5">
            <p className="font-semibold">{name}</p>
            <p className="mt-2 font-heading text-2xl font-semibold tabular-nums">
              {id === "enterprise" && <span className="font-sans text-sm font-normal">from </span>}$
              {priceUsd}
            </p>
            <p className="text-muted">
              {id === "enterprise" ? "over 500 credits" : countNoun(credits, "credit")} a month
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The landing page; its HTML is prerendered at build time. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <section aria-label="Features" className={`${width} pt-6 pb-6`}>
        <h2 className="sr-only">Features</h2>
        <FeatureTrio />
      </section>
      <ApiSection />
      <PricingTeaser />
    </>
  );
}
