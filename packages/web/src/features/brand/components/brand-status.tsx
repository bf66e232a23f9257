import { Cloud, CloudOff, HardDrive, LoaderCircle } from "lucide-react";
import { useLocation } from "react-router";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildSignInPath } from "../../../lib/return-path.ts";
import { useUser } from "../../../lib/session.ts";
import { useBrandSyncStore } from "../brand-sync-store.ts";

const statuses = {
  browser: { icon: HardDrive, text: "Saved in this browser." },
  saving: { icon: LoaderCircle, text: "Saving to your account..." },
  account: { icon: Cloud, text: "Saved to your account." },
  offline: {
    icon: CloudOff,
    text: "Saved in this browser. We'll save it to your account when we can reach the server.",
  },
  failed: {
    icon: CloudOff,
    text: "Saved in this browser. We couldn't save it to your account and will try again.",
  },
  choice: { icon: CloudOff, text: "Saved in this browser. Choose which brand to keep." },
};

/** Shows where the brand is saved: in this browser or in the account. */
export function BrandStatus() {
  const status = useBrandSyncStore((state) => state.status);
  const isSignedOut = useUser() === null;
  const { pathname } = useLocation();
  const { icon: Icon, text } = statuses[status];
  return (
    <p role="status" className="flex gap-2 text-xs text-muted">
      <Icon size={15} aria-hidden="true" className="mt-px shrink-0" />
      <span>
        {text}
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
