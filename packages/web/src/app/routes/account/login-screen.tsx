import { Navigate, useLocation, useSearchParams } from "react-router";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { LoginForm } from "../../../features/account/components/login-form.tsx";
import { readReturnPath } from "../../../lib/return-path.ts";
import { useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { EntryLayout } from "./entry-layout.tsx";

export function LoginScreen() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  if (useUser()) return <Navigate to={readReturnPath(query)} replace />;
  return (
    <EntryLayout
      title="Log in"
      lead={
        <>
          No account yet? <TextLink to={paths.signup + search}>Sign up</TextLink>
        </>
      }
    >
      <LoginForm
        forgotPassword={<TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>}
      />
    </EntryLayout>
  );
}
