import { pagePaths, type PagePath } from "./page-path.ts";

/** What search engines and browser tabs say of a page. */
export interface PageText {
  title: string;
  description: string;
  /** Whether search engines are to list it: it says the same to everybody, and no other page says it too. */
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

/** Every page's title and description, in the served HTML and in the browser. */
export const pageTexts: Readonly<Record<PagePath, PageText>> = {
  "/": listed(
    "Slideloom · Create beautiful carousels from JSON",
    "Create customizable social-media carousels from JSON: paste or write a post, style it, and download the slides as images.",
  ),
  "/create": listed(editorTitle, editorDescription),
  "/create/:id": unlisted(editorTitle, editorDescription),
  "/template-settings": unlisted(editorTitle, editorDescription),
  "/my-carousels": unlisted("My Carousels · Slideloom", "The carousels that you saved."),
  "/calendar": unlisted(
    "Calendar · Slideloom",
    "What you publish, when and where, and what came of it.",
  ),
  "/connections": unlisted(
    "Connections · Slideloom",
    "The accounts at networks that your carousels are published as.",
  ),
  "/login": listed(
    "Log in · Slideloom",
    "Log in to Slideloom to generate posts and keep your work.",
  ),
  "/signup": listed(
    "Sign up · Slideloom",
    "Make a Slideloom account: monthly credits for generated posts, and an API key of your own.",
  ),
  "/forgot-password": unlisted(
    "Forgot your password? · Slideloom",
    "Get a link to set a new Slideloom password.",
  ),
  "/reset-password": unlisted(
    "Reset your password · Slideloom",
    "Set a new password for your Slideloom account.",
  ),
  "/account": unlisted("Account · Slideloom", "Your names, password, plan, credits and data."),
  "/api-docs": listed(
    "API · Slideloom",
    "The Slideloom API: authentication, endpoints to try, code samples, errors, and a test of the connection.",
  ),
  "/pricing": listed(
    "Pricing · Slideloom",
    "What credits cost: move the slider from 10 to 1000 credits a month and see the plan, its price and the price of a credit.",
  ),
  "/resources": listed(
    "Resources · Slideloom",
    "Automation guides and tutorials for making social-media carousels with Slideloom.",
  ),
  "/guides/bring-your-own-model": listed(
    "Bring your own model · Slideloom",
    "Let OpenAI, Anthropic, Google or a model on your own machine write the posts.",
  ),
  "/guides/self-hosting": listed(
    "Self-hosting · Slideloom",
    "From two commands on your machine to a server for others: settings, HTTPS, backups and upgrades.",
  ),
  "/guides/json-format": listed(
    "The JSON format · Slideloom",
    "How a post is written as JSON: slides, items, two columns, code and highlighted words, by example.",
  ),
  "/guides/google-sheets": listed(
    "Google Sheets · Slideloom",
    "From topics in a sheet to slides in Google Drive, with Apps Script: row by row, and never paid twice.",
  ),
  "/guides/n8n": listed(
    "n8n · Slideloom",
    "A ready workflow: every morning the new rows of a sheet become slides in Google Drive.",
  ),
  "/guides/make": listed(
    "Make · Slideloom",
    "A blueprint to import: every new row of a sheet becomes a PDF in Google Drive.",
  ),
  "/guides/zapier": listed(
    "Zapier · Slideloom",
    "Posts, files and triggers with Webhooks by Zapier: what goes into which field.",
  ),
  "/guides/mcp": listed(
    "Claude, Cursor and other models · Slideloom",
    "Tools for language models over the Model Context Protocol: write, look at and draw carousels in a conversation.",
  ),
  "/guides/publishing": listed(
    "Publish on a schedule · Slideloom",
    "From a saved carousel to a post: now, at a time, or in the next free slot, and never twice.",
  ),
  "/guides/bluesky": listed(
    "Publish on Bluesky · Slideloom",
    "Connect Bluesky by an app password: carousels become pictures that are swiped.",
  ),
  "/guides/mastodon": listed(
    "Publish on Mastodon · Slideloom",
    "Sign in at your own server: carousels become posts of pictures, by its limits.",
  ),
  "/guides/linkedin": listed(
    "Publish on LinkedIn · Slideloom",
    "Register an app once, sign in: carousels become a document that is swiped.",
  ),
  "/guides/hand-over": listed(
    "Webhook hand-off to n8n, Make or your own code · Slideloom",
    "A signed webhook at the time that you choose, with pictures, PDF and words, for networks that are not connected yet.",
  ),
  "/features": listed(
    "Features · Slideloom",
    "Slides from a topic or your notes, six designs, text that always fits, downloads without a watermark, an API and a command line.",
  ),
  "/about": listed(
    "About · Slideloom",
    "Slideloom is an open-source tool that turns structured text into carousel slides, on your own server.",
  ),
  "/terms": listed("Terms · Slideloom", "The terms under which this Slideloom server may be used."),
  "/privacy": listed(
    "Privacy · Slideloom",
    "What this Slideloom server keeps about people, and why.",
  ),
  "/s/:token": unlisted(
    "A shared carousel · Slideloom",
    "Slides to swipe through, made with Slideloom.",
  ),
};

/** What is said where there is no page. */
export const missingPageText: PageText = unlisted(
  "Page not found · Slideloom",
  "There is no page at this address.",
);

/** The pages that search engines are to list. */
export const listedPages: readonly PagePath[] = pagePaths.filter(
  (path) => pageTexts[path].isListed,
);
