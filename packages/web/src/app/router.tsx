import { pageRedirects } from "@slideloom/core/contract";
import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router";
import { paths } from "./paths.ts";
import { NotFoundScreen } from "./routes/not-found-screen.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";
import * as screens from "./screens.ts";
import { SiteLayout } from "./site-layout.tsx";
import { usePageChange } from "./use-page-change.ts";
import { usePageText } from "./use-page-text.ts";
import { useSessionEnd } from "./use-session-end.ts";

/** Quiet, and as high as what will follow. */
const blank = <div className="h-dvh" />;

/** Apart from the screens: rendering those again before they are hydrated would throw their HTML away. */
function PageEffects() {
  usePageChange();
  usePageText();
  useSessionEnd();
  return null;
}

function Screens() {
  return (
    <Suspense fallback={blank}>
      <Routes>
        <Route path={paths.create} element={<screens.Editor />} />
        <Route path={paths.carousel} element={<screens.Editor />} />
        <Route path={paths.templateSettings} element={<screens.Editor />} />
        <Route path={paths.share} element={<screens.Share />} />
        <Route path={paths.login} element={<screens.Login />} />
        <Route path={paths.signup} element={<screens.Signup />} />
        <Route element={<SiteLayout />}>
          <Route path={paths.home} element={<screens.Landing />} />
          <Route path={paths.forgotPassword} element={<screens.ForgotPassword />} />
          <Route path={paths.resetPassword} element={<screens.ResetPassword />} />
          <Route path={paths.account} element={<screens.Account />} />
          <Route path={paths.myCarousels} element={<screens.MyCarousels />} />
          <Route path={paths.calendar} element={<screens.Calendar />} />
          <Route path={paths.connections} element={<screens.Connections />} />
          <Route path={paths.apiDocs} element={<screens.ApiDocs />} />
          <Route path={paths.pricing} element={<screens.Pricing />} />
          <Route path={paths.resources} element={<screens.Resources />} />
          <Route path={paths.modelGuide} element={<screens.ModelGuide />} />
          <Route path={paths.selfHostingGuide} element={<screens.SelfHostingGuide />} />
          <Route path={paths.formatGuide} element={<screens.FormatGuide />} />
          <Route path={paths.sheetsGuide} element={<screens.SheetsGuide />} />
          <Route path={paths.n8nGuide} element={<screens.N8nGuide />} />
          <Route path={paths.makeGuide} element={<screens.MakeGuide />} />
          <Route path={paths.zapierGuide} element={<screens.ZapierGuide />} />
          <Route path={paths.mcpGuide} element={<screens.McpGuide />} />
          <Route path={paths.publishingGuide} element={<screens.PublishingGuide />} />
          <Route path={paths.blueskyGuide} element={<screens.BlueskyGuide />} />
          <Route path={paths.mastodonGuide} element={<screens.MastodonGuide />} />
          <Route path={paths.linkedinGuide} element={<screens.LinkedInGuide />} />
          <Route path={paths.handoverGuide} element={<screens.HandoverGuide />} />
          <Route path={paths.features} element={<screens.Features />} />
          <Route path={paths.about} element={<screens.About />} />
          <Route path={paths.terms} element={<screens.Terms />} />
          <Route path={paths.privacy} element={<screens.Privacy />} />
        </Route>
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
    <ScreenBoundary>
      <PageEffects />
      <Screens />
    </ScreenBoundary>
  );
}
