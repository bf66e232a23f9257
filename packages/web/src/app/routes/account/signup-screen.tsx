import { Navigate, useLocation, useSearchParams } from "react-router";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { SignupForm } from "../../../features/account/components/signup-form.tsx";
import { WantedPlanNote } from "../../../features/account/components/wanted-plan-note.tsx";
import { readReturnPath } from "../../../lib/return-path.ts";
import { useUser } from "../../../lib/session.ts";
import { paths } from "../../paths.ts";
import { EntryLayout } from "./entry-layout.tsx";

export function SignupScreen() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  if (useUser()) return <Navigate to={readReturnPath(query)} replace />;
  return (
    <EntryLayout
      title="Create your account"
      lead={
        <>
          Already have an account? <TextLink to={paths.login + search}>Sign in</TextLink>
        </>
      }
    >
      <WantedPlanNote change={<TextLink to={paths.pricing}>Change</TextLink>} />
      <SignupForm />
      <p className="mt-4 text-center text-muted">
        By creating an account, you agree to the <TextLink to={paths.terms}>Terms</TextLink> and the{" "}
        <TextLink to={paths.privacy}>Privacy</TextLink> notice.
      </p>
    </EntryLayout>
  );
}
