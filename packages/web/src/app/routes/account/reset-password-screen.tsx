import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { ResetPasswordForm } from "../../../features/account/components/reset-password-form.tsx";
import { paths } from "../../paths.ts";
import { CardPage } from "./card-page.tsx";

export function ResetPasswordScreen() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get("token") ?? "");
  const renewal = (
    <ButtonLink to={paths.forgotPassword} size="large">
      Request a new link
    </ButtonLink>
  );
  return (
    <CardPage
      title="Reset your password"
      lead="Choose a new password. You'll be signed out everywhere, and your API keys, connected programs and webhooks will be deleted."
    >
      {token ? (
        <ResetPasswordForm
          token={token}
          renewal={renewal}
          onDone={() => navigate(paths.login, { replace: true })}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <Notice variant="warning" title="This reset link is incomplete">
            Copy the complete link from the email, or request a new one.
          </Notice>
          {renewal}
        </div>
      )}
    </CardPage>
  );
}
