import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { buildSignInPath } from "../lib/return-path.ts";
import { ButtonLink } from "./ui/button-link.tsx";

interface SignInOfferProps {
  title: string;
  children: ReactNode;
}

/** Sign-in and sign-up links that return to this page. */
export function SignInOffer({ title, children }: SignInOfferProps) {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-heading text-base font-semibold">{title}</h2>
        <p className="mt-0.5 text-muted">{children}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={buildSignInPath("/login", here)}>Sign in</ButtonLink>
        <ButtonLink to={buildSignInPath("/signup", here)} variant="primary">
          Create account
        </ButtonLink>
      </div>
    </section>
  );
}
