import { type ComponentType, createElement, lazy, useState } from "react";

type Screens<Name extends string> = Readonly<Record<Name, ComponentType>>;

const loadedScreens = new Map<() => Promise<unknown>, Screens<string>>();

/**
 * A screen whose code is loaded when it, or another of the same `load`, is first shown. What is loaded already is there
 * in the first frame: in place of a lazy component React first shows something else, and that for 300 ms.
 */
function lazyScreen<Name extends string>(name: Name, load: () => Promise<Screens<Name>>) {
  async function preload(): Promise<ComponentType> {
    const screens = await load();
    loadedScreens.set(load, screens);
    return screens[name];
  }
  const Lazy = lazy<ComponentType>(async () => ({ default: await preload() }));
  function Screen() {
    const [shown] = useState<ComponentType>(() => loadedScreens.get(load)?.[name] ?? Lazy);
    return createElement(shown);
  }
  return Object.assign(Screen, { preload });
}

export const Editor = lazyScreen("EditorScreen", () => import("./routes/editor-screen.tsx"));

const loadEntryScreens = () => import("./routes/account/entry-screens.ts");
export const Login = lazyScreen("LoginScreen", loadEntryScreens);
export const Signup = lazyScreen("SignupScreen", loadEntryScreens);
export const ForgotPassword = lazyScreen("ForgotPasswordScreen", loadEntryScreens);
export const ResetPassword = lazyScreen(
  "ResetPasswordScreen",
  () => import("./routes/account/reset-password-screen.tsx"),
);
export const Account = lazyScreen(
  "AccountScreen",
  () => import("./routes/account/account-screen.tsx"),
);

export const Landing = lazyScreen(
  "LandingScreen",
  () => import("./routes/site/landing-screen.tsx"),
);
export const MyCarousels = lazyScreen(
  "MyCarouselsScreen",
  () => import("./routes/site/my-carousels-screen.tsx"),
);
export const Calendar = lazyScreen(
  "CalendarScreen",
  () => import("./routes/site/calendar-screen.tsx"),
);
export const Connections = lazyScreen(
  "ConnectionsScreen",
  () => import("./routes/site/connections-screen.tsx"),
);
export const Share = lazyScreen("ShareScreen", () => import("./routes/site/share-screen.tsx"));
export const ApiDocs = lazyScreen(
  "ApiDocsScreen",
  () => import("./routes/site/api-docs-screen.tsx"),
);
export const Pricing = lazyScreen(
  "PricingScreen",
  () => import("./routes/site/pricing-screen.tsx"),
);
export const Resources = lazyScreen(
  "ResourcesScreen",
  () => import("./routes/site/resources-screen.tsx"),
);
export const ModelGuide = lazyScreen(
  "ModelGuideScreen",
  () => import("./routes/guides/model-guide-screen.tsx"),
);
export const SelfHostingGuide = lazyScreen(
  "SelfHostingGuideScreen",
  () => import("./routes/guides/self-hosting-guide-screen.tsx"),
);
export const FormatGuide = lazyScreen(
  "FormatGuideScreen",
  () => import("./routes/guides/format-guide-screen.tsx"),
);
export const SheetsGuide = lazyScreen(
  "SheetsGuideScreen",
  () => import("./routes/guides/sheets-guide-screen.tsx"),
);
export const N8nGuide = lazyScreen(
  "N8nGuideScreen",
  () => import("./routes/guides/n8n-guide-screen.tsx"),
);
export const MakeGuide = lazyScreen(
  "MakeGuideScreen",
  () => import("./routes/guides/make-guide-screen.tsx"),
);
export const ZapierGuide = lazyScreen(
  "ZapierGuideScreen",
  () => import("./routes/guides/zapier-guide-screen.tsx"),
);
export const McpGuide = lazyScreen(
  "McpGuideScreen",
  () => import("./routes/guides/mcp-guide-screen.tsx"),
);
export const PublishingGuide = lazyScreen(
  "PublishingGuideScreen",
  () => import("./routes/guides/publishing-guide-screen.tsx"),
);
export const BlueskyGuide = lazyScreen(
  "BlueskyGuideScreen",
  () => import("./routes/guides/bluesky-guide-screen.tsx"),
);
export const MastodonGuide = lazyScreen(
  "MastodonGuideScreen",
  () => import("./routes/guides/mastodon-guide-screen.tsx"),
);
export const LinkedInGuide = lazyScreen(
  "LinkedInGuideScreen",
  () => import("./routes/guides/linkedin-guide-screen.tsx"),
);
export const HandoverGuide = lazyScreen(
  "HandoverGuideScreen",
  () => import("./routes/guides/handover-guide-screen.tsx"),
);
export const Features = lazyScreen(
  "FeaturesScreen",
  () => import("./routes/site/features-screen.tsx"),
);
export const About = lazyScreen("AboutScreen", () => import("./routes/site/about-screen.tsx"));
export const Terms = lazyScreen("TermsScreen", () => import("./routes/site/terms-screen.tsx"));
export const Privacy = lazyScreen(
  "PrivacyScreen",
  () => import("./routes/site/privacy-screen.tsx"),
);
