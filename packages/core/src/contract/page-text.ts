import { guidePages, type GuidePath } from "../networks/guide-pages.ts";
import { pagePaths, type PagePath } from "./page-path.ts";

export interface PageText {
  title: string;
  description: string;
  /** Whether search engines may index the page. False for private and duplicate pages. */
  isListed: boolean;
}

const listed = (title: string, description: string): PageText => ({
  title,
  description,
  isListed: true,
});
const unlisted = (title: string, description: string): PageText => ({
  title,
  description,
  isListed: false,
});

const editorTitle = "Create beautiful carousels from JSON · Slideloom";
const editorDescription =
  "The editor: create customizable social-media carousels from JSON, pick a template, colours and fonts, and download the slides as images.";

const guideTexts = Object.fromEntries(
  Object.values(guidePages).map(({ path, title, description }) => [
    path,
    listed(`${title} · Slideloom`, description),
  ]),
) as Record<GuidePath, PageText>;

/** Every page's title and description, in the served HTML and in the browser. */
export const pageTexts: Readonly<Record<PagePath, PageText>> = {
  "/": listed(
    "Slideloom · Create beautiful carousels from JSON",
    "Create customizable social-media carousels from JSON: paste or write a post, style it, and download the slides as images.",
  ),
  "/create": listed(editorTitle, editorDescription),
  "/create/:id": unlisted(editorTitle, editorDescription),
  "/template-settings": unlisted(editorTitle, editorDescription),
  "/my-carousels": unlisted("My Carousels · Slideloom", "Your saved carousels."),
  "/calendar": unlisted("Calendar · Slideloom", "Everything you've scheduled and published."),
  "/approvals": unlisted("Approvals · Slideloom", "Posts that wait for your approval."),
  "/connections": unlisted("Connections · Slideloom", "Connect the accounts you publish to."),
  "/login": listed(
    "Log in · Slideloom",
    "Log in to Slideloom to generate posts and keep your work.",
  ),
  "/signup": listed(
    "Sign up · Slideloom",
    "Create a Slideloom account: monthly credits for generated posts, and your own API key.",
  ),
  "/forgot-password": unlisted(
    "Forgot your password? · Slideloom",
    "Get a link to set a new Slideloom password.",
  ),
  "/reset-password": unlisted(
    "Reset your password · Slideloom",
    "Set a new password for your Slideloom account.",
  ),
  "/confirm-email": unlisted(
    "Confirm your email address · Slideloom",
    "Confirm the new email address of your Slideloom account.",
  ),
  "/account": unlisted(
    "Account · Slideloom",
    "Manage your name, email, password, plan, API keys and data.",
  ),
  "/oauth/authorize": unlisted(
    "Connect a program · Slideloom",
    "Choose what a program may do with your Slideloom account.",
  ),
  "/api-docs": listed(
    "API · Slideloom",
    "The Slideloom API: authentication, endpoints to try, code samples, errors, and a connectivity test.",
  ),
  "/pricing": listed(
    "Pricing · Slideloom",
    "See what credits cost: move the slider from 10 to 1000 credits per month to see the plan, its price and the price per credit.",
  ),
  "/resources": listed(
    "Resources · Slideloom",
    "Automation guides and tutorials for making social-media carousels with Slideloom.",
  ),
  "/guides/bring-your-own-model": listed(
    "Bring your own model · Slideloom",
    "Write posts with OpenAI, Anthropic, Google or a model on your own machine.",
  ),
  "/guides/self-hosting": listed(
    "Self-hosting · Slideloom",
    "Start Slideloom with two commands, and set up HTTPS, backups and upgrades.",
  ),
  "/guides/json-format": listed(
    "The JSON format · Slideloom",
    "Write a post as JSON: slides, items, two columns, code and highlighted words, with examples.",
  ),
  "/guides/google-sheets": listed(
    "Google Sheets · Slideloom",
    "Turn topics in a sheet into slides in Google Drive with Apps Script.",
  ),
  "/guides/n8n": listed(
    "n8n · Slideloom",
    "Import a ready-made workflow that turns new rows of a sheet into slides in Google Drive every morning.",
  ),
  "/guides/make": listed(
    "Make · Slideloom",
    "Import a blueprint that turns every new row of a sheet into a PDF in Google Drive.",
  ),
  "/guides/zapier": listed(
    "Zapier · Slideloom",
    "Create posts, get files and start Zaps with Webhooks by Zapier, field by field.",
  ),
  "/guides/mcp": listed(
    "Claude, Cursor and other AI apps · Slideloom",
    "Write, preview and render carousels in a conversation, with tools for AI models (Model Context Protocol).",
  ),
  "/guides/publishing": listed(
    "Publish on a schedule · Slideloom",
    "Publish a saved carousel now, at a set time or in the next free slot. Nothing is published twice.",
  ),
  ...guideTexts,
  "/features": listed(
    "Features · Slideloom",
    "Slides from a topic or your notes, nine templates, text that always fits, downloads without a watermark, an API and a command line.",
  ),
  "/about": listed(
    "About · Slideloom",
    "Slideloom is an open-source tool that turns structured text into carousel slides, on your own server.",
  ),
  "/terms": listed("Terms · Slideloom", "The terms of use of this Slideloom server."),
  "/privacy": listed(
    "Privacy · Slideloom",
    "What this Slideloom server stores about you, and why.",
  ),
  "/review/:token": unlisted(
    "Review · Slideloom",
    "Look at the slides, comment on them, and approve them or ask for changes.",
  ),
  "/s/:token": unlisted("A shared carousel · Slideloom", "Slides to swipe, made with Slideloom."),
};

export const missingPageText: PageText = unlisted(
  "Page not found · Slideloom",
  "There is no page at this address.",
);

export const listedPages: readonly PagePath[] = pagePaths.filter(
  (path) => pageTexts[path].isListed,
);
