import { useSearchParams } from "react-router";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { Connections } from "../../../features/connections/components/connections.tsx";
import { useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

export function ConnectionsScreen() {
  const user = useUser();
  const [query] = useSearchParams();
  const outcome = {
    connectedId: query.get("connected"),
    grantId: query.get("grant"),
    error: query.get("error"),
  };
  return (
    <Page
      title="Connections"
      lead={
        <>
          Connect the accounts you publish to. Scheduled posts are in the{" "}
          <TextLink to={paths.calendar}>calendar</TextLink>.
        </>
      }
    >
      <div className="mt-8 min-h-dvh">
        {user === undefined && <UserFailure />}
        {user === null && (
          <SignInOffer title="Sign in to connect your accounts">
            Publish your saved carousels to Bluesky, Mastodon, LinkedIn and more, now or on a
            schedule.
          </SignInOffer>
        )}
        {user && <Connections outcome={outcome} />}
      </div>
    </Page>
  );
}
