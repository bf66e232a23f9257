import { Cloud, CloudOff, HardDrive, LoaderCircle, type LucideIcon } from "lucide-react";
import { useLocation } from "react-router";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildSignInPath } from "../../../lib/return-path.ts";
import { useUser } from "../../../lib/session.ts";
import type { SyncStatus } from "../../../lib/sync/sync-state.ts";
import { useAccountBrandSync } from "../account-brand.ts";

const inBrowser = { icon: HardDrive, text: "Saved in this browser." };
const saving = { icon: LoaderCircle, text: "Saving to your account..." };

const statuses: Readonly<Record<SyncStatus, { icon: LucideIcon; text: string }>> = {
  "signed-out": inBrowser,
  deleted: inBrowser,
  unsaved: saving,
  saving,
  saved: { icon: Cloud, text: "Saved to your account." },
  offline: {
    icon: CloudOff,
    text: "Saved in this browser. We'll save it to your account when we can reach the server.",
  },
  failed: { icon: CloudOff, text: "Saved in this browser. We couldn't save it to your account:" },
  conflict: { icon: CloudOff, text: "Saved in this browser. Choose which brand to keep." },
};

/** Shows where the brand is saved: in this browser or in the account. */
export function BrandStatus() {
  const { status, failure } = useAccountBrandSync();
  const isSignedOut = useUser() === null;
  const { pathname } = useLocation();
  const { icon: Icon, text } = statuses[status];
  return (
    <p role="status" className="flex gap-2 text-xs text-muted">
      <Icon size={15} aria-hidden="true" className="mt-px shrink-0" />
      <span>
        {text}
        {status === "failed" && ` ${failure}`}
        {isSignedOut && (
          <>
            {" "}
            <TextLink to={buildSignInPath("/login", pathname)}>Sign in</TextLink> to save it to your
            account too.
          </>
        )}
      </span>
    </p>
  );
}
