import { GalleryHorizontalEnd, Plus } from "lucide-react";
import { Tabs } from "radix-ui";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

const tabs = ["All", "Published", "Drafts"];

function EmptyState() {
  return (
    <div className="flex flex-col items-center rounded-2xl border border-dashed border-line-strong/50 px-5 py-14 text-center">
      <GalleryHorizontalEnd size={36} aria-hidden="true" className="text-muted" />
      <h2 className="mt-3 font-heading text-lg font-semibold">No carousels found</h2>
      <p className="mt-1 text-muted">Create and save a carousel to see it here</p>
      <ButtonLink to={paths.create} look="primary" size="large" className="mt-5">
        Create Your First Carousel!
      </ButtonLink>
    </div>
  );
}

export function MyCarouselsScreen() {
  const user = useUser();
  return (
    <Page title="My Carousels">
      {user === null && (
        <div className="mt-6">
          <SignInOffer title="Sign in to keep carousels with your account">
            Without an account, your work stays in this browser.
          </SignInOffer>
        </div>
      )}
      <Tabs.Root defaultValue="All" className="mt-6">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <Tabs.List
            aria-label="Which carousels"
            className="flex gap-1 rounded-[11px] bg-sunken p-1"
          >
            {tabs.map((tab) => (
              <Tabs.Trigger
                key={tab}
                value={tab}
                className="h-9 rounded-lg px-3.5 font-medium text-muted transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-sm"
              >
                {tab}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <ButtonLink to={paths.create} look="primary" size="large">
            <Plus size={18} aria-hidden="true" />
            Create New Carousel
          </ButtonLink>
        </div>
        {tabs.map((tab) => (
          <Tabs.Content key={tab} value={tab} className="rounded-2xl">
            <EmptyState />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  );
}
