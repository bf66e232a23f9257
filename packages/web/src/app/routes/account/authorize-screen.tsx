import { oauthRequestSchema } from "@slideloom/core/contract/oauth";
import { useSearchParams } from "react-router";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { ConnectProgram } from "../../../features/account/components/connect-program.tsx";
import { useUser } from "../../../lib/session.ts";
import { CardPage } from "./card-page.tsx";

/** Where programs send their users: signed in, a person chooses what the program may do. */
export function AuthorizeScreen() {
  const user = useUser();
  const [query] = useSearchParams();
  const request = oauthRequestSchema.safeParse(Object.fromEntries(query));
  return (
    <CardPage
      title="Connect a program"
      lead={user ? `To the account ${user.username} (${user.email})` : "To your Slideloom account"}
    >
      {user === undefined && <UserFailure />}
      {user === null && (
        <SignInOffer title="Sign in first">Then choose what the program may do.</SignInOffer>
      )}
      {user && !request.success && (
        <Notice variant="warning" role="alert" title="This program can't be connected">
          Its request is too long.
        </Notice>
      )}
      {user && request.success && <ConnectProgram request={request.data} />}
    </CardPage>
  );
}
