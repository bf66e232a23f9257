import type { User } from "@slideloom/core/contract/account";
import { getPlan } from "@slideloom/core/credits";
import { hasApiAccess } from "../lib/api-access.ts";
import { Notice } from "./ui/notice.tsx";
import { TextLink } from "./ui/text-link.tsx";

/** Notice that the account's plan has no API access; renders nothing if the plan has API access. */
export function ApiAccessNotice({ user: { plan } }: { user: User }) {
  if (hasApiAccess(plan)) return null;
  return (
    <Notice variant="warning" title="Your plan has no API access" className="mb-4">
      <p>
        On the {getPlan(plan).name} plan, requests with an API key fail.{" "}
        <TextLink to="/pricing">Compare the plans</TextLink>
      </p>
    </Notice>
  );
}
