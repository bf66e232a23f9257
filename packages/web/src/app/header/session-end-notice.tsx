import { useLocation } from "react-router";
import { TextLink } from "../../components/ui/text-link.tsx";
import { buildSignInPath } from "../../lib/return-path.ts";
import { useUser } from "../../lib/session.ts";
import { useSessionEndStore } from "../../state/session-end-store.ts";
import { paths } from "../paths.ts";

/** Asks to sign in again after the session ended during work. */
export function SessionEndNotice() {
  const hasEnded = useSessionEndStore((state) => state.hasEnded);
  const user = useUser();
  const { pathname, search, hash } = useLocation();
  if (!hasEnded || user) return null;
  return (
    <div
      role="alert"
      className="shrink-0 border-b border-warning-line bg-warning-soft px-4 py-2 text-center text-warning"
    >
      Your session has ended. Your work is saved in this browser.{" "}
      <TextLink to={buildSignInPath(paths.login, pathname + search + hash)}>Sign in again</TextLink>
    </div>
  );
}
