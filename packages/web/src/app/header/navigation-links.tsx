import { clsx } from "clsx";
import { Link, useLocation } from "react-router";
import { useUser } from "../../lib/session.ts";
import { isCurrentPage, listNavigation } from "./navigation.ts";

interface NavigationLinksProps {
  className?: string;
  onFollow?: () => void;
}

/** Links of the header, with the current page marked. */
export function NavigationLinks({ className, onFollow }: NavigationLinksProps) {
  const { pathname } = useLocation();
  // A stored session counts as signed in until the server rejects it, so that the links don't shift while loading.
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
