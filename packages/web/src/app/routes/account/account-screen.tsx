import type { User } from "@slideloom/core/contract";
import { useNavigate } from "react-router";
import { ApiAccessNotice } from "../../../components/api-access-notice.tsx";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { AccountSection } from "../../../features/account/components/account-section.tsx";
import { ChangePasswordForm } from "../../../features/account/components/change-password-form.tsx";
import { CreditHistory } from "../../../features/account/components/credit-history.tsx";
import { DeleteAccount } from "../../../features/account/components/delete-account.tsx";
import { ExportButton } from "../../../features/account/components/export-button.tsx";
import { ApiKeys } from "../../../features/account/components/api-keys.tsx";
import { NamesForm } from "../../../features/account/components/names-form.tsx";
import { Webhooks } from "../../../features/account/components/webhooks.tsx";
import { PlanStanding } from "../../../features/account/components/plan-standing.tsx";
import { useCredits, useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Page } from "../site/page.tsx";

function AccountSections({ user }: { user: User }) {
  const credits = useCredits();
  const navigate = useNavigate();
  return (
    <div className="mt-8">
      <AccountSection
        id="plan"
        title="Plan"
        lead={<TextLink to={paths.pricing}>Compare the plans</TextLink>}
      >
        <PlanStanding user={user} credits={credits} />
      </AccountSection>
      <AccountSection id="names" title="Names" lead="Shown to you only.">
        <NamesForm user={user} />
      </AccountSection>
      <AccountSection
        id="password"
        title="Password"
        lead="A new one ends your sessions on other devices."
      >
        <ChangePasswordForm email={user.email} />
      </AccountSection>
      <AccountSection
        id="keys"
        title="Named keys"
        lead={
          <>
            One for each service, beside the key of the{" "}
            <TextLink to={paths.apiDocs}>API page</TextLink>.
          </>
        }
      >
        <ApiAccessNotice user={user} />
        <ApiKeys />
      </AccountSection>
      <AccountSection
        id="webhooks"
        title="Webhooks"
        lead="Addresses that are told what calls of the API come to."
      >
        <Webhooks />
      </AccountSection>
      <AccountSection id="credits" title="Credits history" lead="Every credit that came or went.">
        <CreditHistory />
      </AccountSection>
      <AccountSection
        id="data"
        title="Your data"
        lead="All that this server keeps about you, as a JSON file."
      >
        <ExportButton />
      </AccountSection>
      <AccountSection id="leave" title="Leave" lead="Export your data first, if you want it.">
        <DeleteAccount onDeleted={() => navigate(paths.home)} />
      </AccountSection>
    </div>
  );
}

export function AccountScreen() {
  const user = useUser();
  return (
    <Page title="Account" lead={user ? `${user.username} · ${user.email}` : undefined}>
      {user === undefined && (
        <div className="mt-8 min-h-dvh">
          <UserFailure />
        </div>
      )}
      {user === null && (
        <div className="mt-8">
          <SignInOffer title="Sign in to see your account">
            Your names, password, plan, credits and data are behind it.
          </SignInOffer>
        </div>
      )}
      {user && <AccountSections user={user} />}
    </Page>
  );
}
