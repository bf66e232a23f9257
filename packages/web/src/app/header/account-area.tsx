import { Link, useLocation } from "react-router";
import { lazyMenu } from "../../components/lazy-part/lazy-menu.tsx";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { buildSignInPath } from "../../lib/return-path.ts";
import { useCredits, useUser } from "../../lib/session.ts";
import { hydratingClassName, useIsHydrating } from "../../lib/use-is-hydrating.ts";
import { paths } from "../paths.ts";
import { AccountMenuButton } from "./account-menu-button.tsx";

const AccountMenu = lazyMenu(async () => (await import("./account-menu.tsx")).AccountMenu, {
  name: "the account menu",
  Trigger: AccountMenuButton,
});

function SignInLinks() {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const className = useIsHydrating() ? hydratingClassName : undefined;
  return (
    <>
      <ButtonLink to={buildSignInPath(paths.login, here)} variant="ghost" className={className}>
        Log in
      </ButtonLink>
      <ButtonLink to={buildSignInPath(paths.signup, here)} variant="strong" className={className}>
        Sign up
      </ButtonLink>
    </>
  );
}

/** Right end of the header: credits and account, or sign-in links. */
export function AccountArea() {
  const user = useUser();
  const credits = useCredits();
  if (user === undefined) return <span className="h-9 w-32 rounded-full bg-sunken" />;
  if (user === null) return <SignInLinks />;
  return (
    <>
      <Link
        to={`${paths.account}#credits`}
        title="See how your credits were spent"
        className="flex h-8 items-center rounded-full bg-sunken px-3 text-[13px] font-semibold whitespace-nowrap tabular-nums hover:text-accent-ink"
      >
        {`Credits: ${credits?.credits ?? user.credits}`}
      </Link>
      <AccountMenu user={user} />
    </>
  );
}
