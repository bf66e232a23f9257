import type { User } from "@slideloom/core/contract/account";
import { useNavigate } from "react-router";
import { ApiAccessNotice } from "../../../components/api-access-notice.tsx";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { AccountSection } from "../../../features/account/components/account-section.tsx";
import { ChangeEmailForm } from "../../../features/account/components/change-email-form.tsx";
import { ChangePasswordForm } from "../../../features/account/components/change-password-form.tsx";
import { CreditHistory } from "../../../features/account/components/credit-history.tsx";
import { DeleteAccount } from "../../../features/account/components/delete-account.tsx";
import { ExportButton } from "../../../features/account/components/export-button.tsx";
import { ApiKeys } from "../../../features/account/components/api-keys.tsx";
import { ConnectedPrograms } from "../../../features/account/components/connected-programs.tsx";
import { NamesForm } from "../../../features/account/components/names-form.tsx";
import { Webhooks } from "../../../features/account/components/webhooks.tsx";
import { Writers } from "../../../features/account/components/writers.tsx";
import { PlanUsage } from "../../../features/account/components/plan-usage.tsx";
import { useCredits, useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Page } from "../site/page.tsx";

/** What the person is called, and what they log in with. */
function LoginSections({ user }: { user: User }) {
  return (
    <>
      <AccountSection id="names" title="Name" lead="Only you see your name.">
        <NamesForm user={user} />
      </AccountSection>
      <AccountSection id="email" title="Email" lead="You log in with this address.">
        <ChangeEmailForm email={user.email} />
      </AccountSection>
      <AccountSection
        id="password"
        title="Password"
        lead="If you change your password, you're logged out on your other devices."
      >
        <ChangePasswordForm email={user.email} />
      </AccountSection>
    </>
  );
}

/** Services that the account uses, or that use the account. */
function ServiceSections({ user }: { user: User }) {
  return (
    <>
      <AccountSection
        id="writers"
        title="Who writes"
        lead="Add AI models with your own API keys. The first model that works writes your posts. These posts cost 0 credits."
      >
        <Writers />
      </AccountSection>
      <AccountSection
        id="keys"
        title="API keys"
        lead={
          <>
            Create a separate key for each service that uses the API. Your main API key is on the{" "}
            <TextLink to={paths.apiDocs}>API page</TextLink>.
          </>
        }
      >
        <ApiAccessNotice user={user} />
        <ApiKeys />
      </AccountSection>
      <AccountSection
        id="programs"
        title="Connected programs"
        lead={
          <>
            Programs such as Claude or ChatGPT that may use your account.{" "}
            <TextLink to={paths.mcpGuide}>How to connect one</TextLink>
          </>
        }
      >
        <ConnectedPrograms />
      </AccountSection>
      <AccountSection
        id="webhooks"
        title="Webhooks"
        lead="Slideloom sends a signed request to your URL when a post is written or published, or when writing or publishing fails."
      >
        <Webhooks />
      </AccountSection>
    </>
  );
}

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
        <PlanUsage user={user} credits={credits} />
      </AccountSection>
      <LoginSections user={user} />
      <ServiceSections user={user} />
      <AccountSection
        id="credits"
        title="Credit history"
        lead="See every credit that was added or spent."
      >
        <CreditHistory />
      </AccountSection>
      <AccountSection
        id="data"
        title="Your data"
        lead="Download everything that this server stores about you, as a JSON file."
      >
        <ExportButton />
      </AccountSection>
      <AccountSection
        id="leave"
        title="Delete account"
        lead="If you want to keep your data, export it first."
      >
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
            Manage your name, email, password, plan, API keys and data.
          </SignInOffer>
        </div>
      )}
      {user && <AccountSections user={user} />}
    </Page>
  );
}
