import { Notice } from "../../../components/ui/notice.tsx";
import { Link, useLocation } from "react-router";
import { buildSignInPath } from "../../../lib/return-path.ts";

const linkClassName =
  "inline-flex h-8 items-center rounded-lg border border-line bg-raised px-2.5 text-[13px] font-medium text-ink hover:bg-sunken";

/** Sign-in and sign-up links that return to this page. */
export function SignInLinks() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <Link
        to={buildSignInPath("/login", here)}
        className={linkClassName}
        title="Sign in and return here"
      >
        Sign in
      </Link>
      <Link
        to={buildSignInPath("/signup", here)}
        className={linkClassName}
        title="Create an account and return here"
      >
        Create account
      </Link>
    </>
  );
}

export function PricingLink() {
  return (
    <Link to="/pricing" className={linkClassName} title="Compare monthly credits and prices">
      See the plans
    </Link>
  );
}

/** Says that a rewrite needs an account. */
export function SignInNotice({ what }: { what: "slides" | "posts" }) {
  return (
    <Notice variant="warning">
      <p>Sign in to rewrite {what}. Each rewrite costs 1 credit.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <SignInLinks />
      </div>
    </Notice>
  );
}
