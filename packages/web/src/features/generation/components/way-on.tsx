import { Link, useLocation } from "react-router";
import { buildSignInPath } from "../../../lib/return-path.ts";

const linkClassName =
  "inline-flex h-8 items-center rounded-lg border border-line bg-raised px-2.5 text-[13px] font-medium text-ink hover:bg-sunken";

/** Signing in or signing up, and back to this page. */
export function SignInLinks() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <Link
        to={buildSignInPath("/login", here)}
        className={linkClassName}
        title="Sign in and come back"
      >
        Sign in
      </Link>
      <Link
        to={buildSignInPath("/signup", here)}
        className={linkClassName}
        title="Make an account and come back"
      >
        Sign up
      </Link>
    </>
  );
}

export function PricingLink() {
  return (
    <Link to="/pricing" className={linkClassName} title="See what each plan brings a month">
      See the plans
    </Link>
  );
}
