import { publicApiRoot } from "@slideloom/core/contract/routes";
import { ApiAccessNotice } from "../../../components/api-access-notice.tsx";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { AccountKeyPanel } from "../../../features/api-docs/components/account-key-panel.tsx";
import { DocsBody, docsSections } from "../../../features/api-docs/components/docs-body.tsx";
import { useCredits, useUser } from "../../../lib/session.ts";
import { Page } from "./page.tsx";

function KeyArea() {
  const user = useUser();
  const credits = useCredits();
  if (user === undefined) {
    return (
      <div className="min-h-40">
        <UserFailure />
      </div>
    );
  }
  if (user) {
    return (
      <>
        <ApiAccessNotice user={user} />
        <AccountKeyPanel accountKey={user.apiToken} credits={credits} />
      </>
    );
  }
  return (
    <SignInOffer title="Authentication Required">
      Sign in to see your API key and remaining credits.
    </SignInOffer>
  );
}

export function ApiDocsScreen() {
  return (
    <Page
      title="API"
      lead="Create posts from a script, a spreadsheet or an automation service: send a topic, get a valid post."
    >
      <div className="mt-8">
        <KeyArea />
      </div>
      <div className="lg:grid lg:grid-cols-[180px_minmax(0,1fr)] lg:gap-12">
        <nav aria-label="On this page" className="mt-12 hidden lg:block">
          <ul className="sticky top-8 flex flex-col">
            {docsSections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block rounded-lg px-2 py-1.5 text-muted hover:text-ink hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-w-[760px]">
          <DocsBody baseUrl={location.origin + publicApiRoot} />
        </div>
      </div>
    </Page>
  );
}
