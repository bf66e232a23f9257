import { pageRedirects } from "@slideloom/core/contract/page-path";
import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { PartBoundary } from "../components/lazy-part/part-boundary.tsx";
import { FailedPage, PageFrame } from "./failed-page.tsx";
import { ownPages, sitePages } from "./pages.ts";
import { NotFoundScreen } from "./routes/not-found-screen.tsx";
import { useGoTo } from "../lib/go-to.ts";
import { SiteLayout } from "./site-layout.tsx";
import { usePageChange } from "./use-page-change.ts";
import { usePageText } from "./use-page-text.ts";
import { useSessionEnd } from "./use-session-end.ts";

/** Reserves the window's height while loading. */
const blank = <div className="h-dvh" />;

/**
 * Runs the effects of navigation. A separate component, because re-rendering the screens before hydration would discard
 * their HTML.
 */
function PageEffects() {
  useGoTo();
  usePageChange();
  usePageText();
  useSessionEnd();
  return null;
}

function toRoute({ path, Screen }: (typeof ownPages)[number]) {
  return <Route key={path} path={path} element={<Screen />} />;
}

function Screens() {
  return (
    <Suspense fallback={blank}>
      <Routes>
        {ownPages.map(toRoute)}
        <Route element={<SiteLayout />}>{sitePages.map(toRoute)}</Route>
        {Object.entries(pageRedirects).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

export function Router() {
  return (
    <PartBoundary
      renderFailure={(error, reset) => (
        <main>
          <PageFrame value>
            <FailedPage error={error} onRetry={reset} />
          </PageFrame>
        </main>
      )}
    >
      <PageEffects />
      <Screens />
    </PartBoundary>
  );
}
