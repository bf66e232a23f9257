import { countNoun } from "@slideloom/core/text";
import { useLocation } from "react-router";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { readAuthToken } from "../../../lib/kept/kept.ts";
import { buildSignInPath } from "../../../lib/return-path.ts";
import { useUser } from "../../../lib/session.ts";
import { useGenerationOptions } from "../api/generation-options.ts";

/** Daily generations without an account, or a sign-in link if there are none. Reserves its height while loading. */
export function AnonymousAllowance() {
  const user = useUser();
  const { provider, visitorGenerations } = useGenerationOptions();
  const { pathname, search } = useLocation();
  if (user || (user === undefined && readAuthToken() !== null)) return null;
  const here = pathname + search;
  return (
    <p className="min-h-4 text-xs text-muted">
      {provider !== "" &&
        (visitorGenerations > 0 ? (
          `Generate up to ${countNoun(visitorGenerations, "post")} a day without an account`
        ) : (
          <>
            <TextLink to={buildSignInPath("/login", here)}>Sign in</TextLink> or{" "}
            <TextLink to={buildSignInPath("/signup", here)}>sign up</TextLink> to generate
          </>
        ))}
    </p>
  );
}
