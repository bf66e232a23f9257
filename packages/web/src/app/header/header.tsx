import { clsx } from "clsx";
import type { ReactNode } from "react";
import { focusMain } from "../focus-main.ts";
import { AccountArea } from "./account-area.tsx";
import { Logo } from "./logo.tsx";
import { NavigationLinks } from "./navigation-links.tsx";
import { NavigationButton } from "./navigation-button.tsx";
import { SessionEndNotice } from "./session-end-notice.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

interface HeaderProps {
  className?: string;
  /** Shown between the links and the account. */
  children?: ReactNode;
}

/** Header of every page except login and sign-up. */
export function Header({ className, children }: HeaderProps) {
  return (
    <>
      <header
        className={clsx(
          "flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-4 sm:gap-4",
          className,
        )}
      >
        <a
          href="#main"
          onClick={(event) => {
            event.preventDefault();
            focusMain();
          }}
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-lg focus:bg-raised focus:px-3 focus:py-2 focus:shadow-xl"
        >
          Skip to the content
        </a>
        <Logo mayShrink />
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          <NavigationLinks />
        </nav>
        {children}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <AccountArea />
          <ThemeMenu />
          <NavigationButton className="lg:hidden" />
        </div>
      </header>
      <SessionEndNotice />
    </>
  );
}
