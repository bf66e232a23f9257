import { useState } from "react";
import { useLocation } from "react-router";
import { Notice } from "../../../components/ui/notice.tsx";
import { ConfirmEmail } from "../../../features/account/components/confirm-email.tsx";
import { CardPage } from "./card-page.tsx";

export function ConfirmEmailScreen() {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get("token") ?? "");
  return (
    <CardPage
      title="Confirm your email"
      lead="To change your email address, confirm both the old and the new address. We sent a link to each."
    >
      {token ? (
        <ConfirmEmail token={token} />
      ) : (
        <Notice variant="warning" title="This link is incomplete">
          Copy the complete link from the email. To get a new link, change your email address again
          on the account page.
        </Notice>
      )}
    </CardPage>
  );
}
