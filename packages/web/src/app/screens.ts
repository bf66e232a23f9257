import { type ComponentType, createElement, lazy, useState } from "react";

/**
 * A screen whose code is loaded when it is first shown. What `preload` has loaded before is there in the first frame:
 * in place of a lazy component React first shows something else, and that for 300 ms.
 */
function lazyScreen<Name extends string>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
) {
  let loaded: ComponentType | undefined;
  const Lazy = lazy<ComponentType>(async () => ({ default: (await load())[name] }));
  function Screen() {
    const [shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return createElement(shown);
  }
  async function preload(): Promise<void> {
    loaded = (await load())[name];
  }
  return Object.assign(Screen, { preload });
}

export const Editor = lazyScreen("EditorScreen", () => import("./routes/editor-screen.tsx"));

export const Login = lazyScreen("LoginScreen", () => import("./routes/account/login-screen.tsx"));
export const Signup = lazyScreen(
  "SignupScreen",
  () => import("./routes/account/signup-screen.tsx"),
);
export const ForgotPassword = lazyScreen(
  "ForgotPasswordScreen",
  () => import("./routes/account/forgot-password-screen.tsx"),
);
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
