import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { PageFrame } from "./failed-page.tsx";
import { Header } from "./header/header.tsx";
import { paths } from "./paths.ts";
import { SiteFooter } from "./site-footer.tsx";

/** Shared layout of the site's pages: header and footer stay during navigation. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const isDesk = pathname === paths.myCarousels || pathname === paths.calendar;
  return (
    <div className="flex min-h-full flex-col">
      {/* The header's content is as wide as the page's content. */}
      <Header
        className={
          isDesk ? "sm:px-[max(20px,calc(50%-740px))]" : "sm:px-[max(20px,calc(50%-560px))]"
        }
      />
      <main className="flex flex-1 flex-col outline-none">
        <PageFrame value>
          <Suspense fallback={<div className="min-h-dvh" />}>
            <Outlet />
          </Suspense>
        </PageFrame>
      </main>
      <SiteFooter />
    </div>
  );
}
