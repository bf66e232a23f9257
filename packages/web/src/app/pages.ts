import { createElement } from "react";
import { matchPath } from "react-router";
import type { PagePath } from "@slideloom/core/contract/page-path";
import { guidedNetworks, guidePages, type NetworkId } from "@slideloom/core/networks";
import { lazyScreen, lazyScreens } from "./lazy-screen.tsx";
import { paths } from "./paths.ts";

const editor = lazyScreen("EditorScreen", () => import("./editor/editor-screen.tsx"));
// One chunk, because the forms link to each other.
const lazyEntryScreen = lazyScreens(() => import("./routes/account/entry-screens.ts"));

interface Page {
  path: PagePath;
  Screen: ReturnType<typeof lazyScreen>;
}

/** Full-window pages without header and footer. */
export const ownPages: readonly Page[] = [
  { path: paths.create, Screen: editor },
  { path: paths.carousel, Screen: editor },
  { path: paths.templateSettings, Screen: editor },
  {
    path: paths.share,
    Screen: lazyScreen("ShareScreen", () => import("./routes/site/share-screen.tsx")),
  },
  { path: paths.login, Screen: lazyEntryScreen("LoginScreen") },
  { path: paths.signup, Screen: lazyEntryScreen("SignupScreen") },
];

/** The page of a network's guide, with the guide's text. */
function buildGuidePage(network: NetworkId): Page {
  const { path, load } = guidePages[network];
  const Screen = lazyScreen("GuideScreen", async () => {
    const [{ NetworkGuideScreen }, guide] = await Promise.all([
      import("./routes/guides/network-guide-screen.tsx"),
      load(),
    ]);
    return { GuideScreen: () => createElement(NetworkGuideScreen, { network, guide }) };
  });
  return { path, Screen };
}

/** Pages between the site's header and footer. */
export const sitePages: readonly Page[] = [
  {
    path: paths.home,
    Screen: lazyScreen("LandingScreen", () => import("./routes/site/landing-screen.tsx")),
  },
  { path: paths.forgotPassword, Screen: lazyEntryScreen("ForgotPasswordScreen") },
  {
    path: paths.resetPassword,
    Screen: lazyScreen(
      "ResetPasswordScreen",
      () => import("./routes/account/reset-password-screen.tsx"),
    ),
  },
  {
    path: paths.confirmEmail,
    Screen: lazyScreen(
      "ConfirmEmailScreen",
      () => import("./routes/account/confirm-email-screen.tsx"),
    ),
  },
  {
    path: paths.account,
    Screen: lazyScreen("AccountScreen", () => import("./routes/account/account-screen.tsx")),
  },
  {
    path: paths.myCarousels,
    Screen: lazyScreen("MyCarouselsScreen", () => import("./routes/site/my-carousels-screen.tsx")),
  },
  {
    path: paths.calendar,
    Screen: lazyScreen("CalendarScreen", () => import("./routes/site/calendar-screen.tsx")),
  },
  {
    path: paths.connections,
    Screen: lazyScreen("ConnectionsScreen", () => import("./routes/site/connections-screen.tsx")),
  },
  {
    path: paths.apiDocs,
    Screen: lazyScreen("ApiDocsScreen", () => import("./routes/site/api-docs-screen.tsx")),
  },
  {
    path: paths.pricing,
    Screen: lazyScreen("PricingScreen", () => import("./routes/site/pricing-screen.tsx")),
  },
  {
    path: paths.resources,
    Screen: lazyScreen("ResourcesScreen", () => import("./routes/site/resources-screen.tsx")),
  },
  {
    path: paths.modelGuide,
    Screen: lazyScreen("ModelGuideScreen", () => import("./routes/guides/model-guide-screen.tsx")),
  },
  {
    path: paths.selfHostingGuide,
    Screen: lazyScreen(
      "SelfHostingGuideScreen",
      () => import("./routes/guides/self-hosting-guide-screen.tsx"),
    ),
  },
  {
    path: paths.formatGuide,
    Screen: lazyScreen(
      "FormatGuideScreen",
      () => import("./routes/guides/format-guide-screen.tsx"),
    ),
  },
  {
    path: paths.sheetsGuide,
    Screen: lazyScreen(
      "SheetsGuideScreen",
      () => import("./routes/guides/sheets-guide-screen.tsx"),
    ),
  },
  {
    path: paths.n8nGuide,
    Screen: lazyScreen("N8nGuideScreen", () => import("./routes/guides/n8n-guide-screen.tsx")),
  },
  {
    path: paths.makeGuide,
    Screen: lazyScreen("MakeGuideScreen", () => import("./routes/guides/make-guide-screen.tsx")),
  },
  {
    path: paths.zapierGuide,
    Screen: lazyScreen(
      "ZapierGuideScreen",
      () => import("./routes/guides/zapier-guide-screen.tsx"),
    ),
  },
  {
    path: paths.mcpGuide,
    Screen: lazyScreen("McpGuideScreen", () => import("./routes/guides/mcp-guide-screen.tsx")),
  },
  {
    path: paths.publishingGuide,
    Screen: lazyScreen(
      "PublishingGuideScreen",
      () => import("./routes/guides/publishing-guide-screen.tsx"),
    ),
  },
  ...guidedNetworks.map(buildGuidePage),
  {
    path: paths.features,
    Screen: lazyScreen("FeaturesScreen", () => import("./routes/site/features-screen.tsx")),
  },
  {
    path: paths.about,
    Screen: lazyScreen("AboutScreen", () => import("./routes/site/about-screen.tsx")),
  },
  {
    path: paths.terms,
    Screen: lazyScreen("TermsScreen", () => import("./routes/site/terms-screen.tsx")),
  },
  {
    path: paths.privacy,
    Screen: lazyScreen("PrivacyScreen", () => import("./routes/site/privacy-screen.tsx")),
  },
];

/** Preloads the code of the page at a path. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = [...ownPages, ...sitePages].find(({ path }) => matchPath(path, pathname));
  await page?.Screen.preload();
}
