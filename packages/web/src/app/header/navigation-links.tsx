import { clsx } from "clsx";
import { Link, useLocation } from "react-router";
import { useUser } from "../../lib/session.ts";
import { isCurrentPage, listNavigation } from "./navigation.ts";

interface NavigationLinksProps {
  className?: string;
  onFollow?: () => void;
}

/** The header's links; the current page's is marked. */
export function NavigationLinks({ className, onFollow }: NavigationLinksProps) {
  const { pathname } = useLocation();
  // Whoever has a session is taken for signed in until the server says otherwise: nothing moves when it agrees.
  const isSignedIn = useUser() !== null;
  return listNavigation(isSignedIn).map((link) => (
    <Link
      key={link.to}
      to={link.to}
      aria-current={isCurrentPage(link, pathname) ? "page" : undefined}
      onClick={onFollow}
      className={clsx(
        "rounded-lg px-3 py-2 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink",
        className,
      )}
    >
      {link.label}
    </Link>
  ));
}
