import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { ForgotPasswordForm } from "../../../features/account/components/forgot-password-form.tsx";
import { paths } from "../../paths.ts";
import { CardPage } from "./card-page.tsx";

export function ForgotPasswordScreen() {
  return (
    <CardPage
      title="Forgot your password?"
      lead={
        <>
          We'll email you a link to set a new password. Do you remember your password?{" "}
          <TextLink to={paths.login}>Log in</TextLink>
        </>
      }
    >
      <ForgotPasswordForm
        wayBack={
          <ButtonLink to={paths.login} size="large">
            Back to log in
          </ButtonLink>
        }
      />
    </CardPage>
  );
}
