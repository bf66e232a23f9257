import { createElement } from "react";
import { matchPath } from "react-router";
import type { PagePath } from "@slideloom/core/contract/page-path";
import { guidedNetworks, guidePages, type NetworkId } from "@slideloom/core/networks";
import type { ReadGuide } from "../features/guides/guide.ts";
import { lazyScreen, lazyScreens } from "./lazy-screen.tsx";
import { paths } from "./paths.ts";
import type { GuidePath } from "./routes/guides/guide-page.tsx";

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
  {
    path: paths.review,
    Screen: lazyScreen("ReviewScreen", () => import("./routes/site/review-screen.tsx")),
  },
  { path: paths.login, Screen: lazyEntryScreen("LoginScreen") },
  { path: paths.signup, Screen: lazyEntryScreen("SignupScreen") },
];

/** A guide's page, with the guide's text. */
function lazyGuide(path: GuidePath, load: () => Promise<{ readGuide: ReadGuide }>): Page {
  const Screen = lazyScreen("Screen", async () => {
    const [{ GuideScreen }, { readGuide }] = await Promise.all([
      import("./routes/guides/guide-screen.tsx"),
      load(),
    ]);
    return { Screen: () => createElement(GuideScreen, { path, readGuide }) };
  });
  return { path, Screen };
}

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
    path: paths.authorize,
    Screen: lazyScreen("AuthorizeScreen", () => import("./routes/account/authorize-screen.tsx")),
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
    path: paths.approvals,
    Screen: lazyScreen("ApprovalsScreen", () => import("./routes/site/approvals-screen.tsx")),
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
  lazyGuide(paths.modelGuide, () => import("../features/guides/model-guide.ts")),
  lazyGuide(paths.selfHostingGuide, () => import("../features/guides/self-hosting-guide.ts")),
  lazyGuide(paths.formatGuide, () => import("../features/guides/format-guide.ts")),
  lazyGuide(paths.sheetsGuide, () => import("../features/guides/sheets-guide.ts")),
  lazyGuide(paths.n8nGuide, () => import("../features/guides/n8n-guide.ts")),
  lazyGuide(paths.makeGuide, () => import("../features/guides/make-guide.ts")),
  lazyGuide(paths.zapierGuide, () => import("../features/guides/zapier-guide.ts")),
  lazyGuide(paths.mcpGuide, () => import("../features/guides/mcp-guide.ts")),
  lazyGuide(paths.publishingGuide, () => import("../features/guides/publishing-guide.ts")),
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

export async function preloadPage(pathname: string): Promise<void> {
  const page = [...ownPages, ...sitePages].find(({ path }) => matchPath(path, pathname));
  await page?.Screen.preload();
}
