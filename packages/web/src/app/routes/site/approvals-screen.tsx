import { useSearchParams } from "react-router";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { Announcer } from "../../../components/ui/announcer.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { Approvals } from "../../../features/viewer/components/approvals.tsx";
import { useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

export function ApprovalsScreen() {
  const user = useUser();
  const [query] = useSearchParams();
  return (
    <Page
      title="Approvals"
      lead={
        <>
          Posts that wait for your approval. Everything else is in the{" "}
          <TextLink to={paths.calendar}>calendar</TextLink>.
        </>
      }
    >
      <div className="mt-8 min-h-dvh">
        {user === undefined && <UserFailure />}
        {user === null && (
          <SignInOffer title="Sign in to approve posts">
            Look at what a connected program has prepared, then approve or decline it.
          </SignInOffer>
        )}
        {user && <Approvals firstId={query.get("publication")} />}
      </div>
      <Announcer />
    </Page>
  );
}
