import {
  BadgeCheck,
  Braces,
  CalendarClock,
  Download,
  Keyboard,
  LibraryBig,
  type LucideIcon,
  Palette,
  Ruler,
  Server,
  Share2,
  Sparkles,
  Terminal,
  Workflow,
} from "lucide-react";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

const features: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Sparkles,
    title: "A post from a topic",
    text: "Choose a kind of post and a style, and get checked slides. Without a language model, a topic becomes an outline to fill in, and your notes become slides in your own words.",
  },
  {
    icon: Braces,
    title: "A document, not a drawing",
    text: "Posts are JSON, each mistake named with its slide, line and column. Markdown and tables become posts, a whole CSV at once.",
  },
  {
    icon: Palette,
    title: "Six designs, any colour",
    text: "Templates, fonts, patterns and header styles are chosen from live pictures of your own slide.",
  },
  {
    icon: Ruler,
    title: "Text that fits and reads",
    text: "Every slide takes the largest type at which its words fit. Colours that can't be read are moved until they can.",
  },
  {
    icon: Download,
    title: "Files for every network",
    text: "PNG, JPEG, PDF, PowerPoint or a video in six formats, or one ZIP with a folder for each network. Without a watermark.",
  },
  {
    icon: LibraryBig,
    title: "A library that keeps your work",
    text: "Once saved, a carousel goes on saving itself. With its last 50 versions, a bin of 30 days, and everything as a ZIP.",
  },
  {
    icon: CalendarClock,
    title: "Published on time, and once",
    text: "On Bluesky, Mastodon and LinkedIn, now or at a time, from a calendar. Every other network gets its slides through n8n, Make or Zapier.",
  },
  {
    icon: Share2,
    title: "Links to show",
    text: "Whoever has a link swipes through the slides as on the network they are made for, until you end it.",
  },
  {
    icon: BadgeCheck,
    title: "Your brand on it",
    text: "Your name, handle, website and picture, on the slides that you choose.",
  },
  {
    icon: Workflow,
    title: "An API for automations",
    text: "One call from n8n, Make, Zapier or a script writes and draws a post, safe to repeat. Language models reach it through MCP.",
  },
  {
    icon: Terminal,
    title: "A command line",
    text: "Validate and render posts in a build, with the same engine and the same pixels.",
  },
  {
    icon: Server,
    title: "Two commands to host",
    text: "One process on one port with an embedded database, or PostgreSQL where several share the work.",
  },
  {
    icon: Keyboard,
    title: "For everyone",
    text: "Everything works by keyboard, with a screen reader, on a phone, in light and dark.",
  },
];

export function FeaturesScreen() {
  return (
    <Page title="Features" lead="What Slideloom does today, and nothing that it doesn't.">
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-2xl border border-line bg-surface p-5">
            <span className="flex size-10 items-center justify-center rounded-[10px] bg-accent-soft text-accent-ink">
              <Icon size={20} aria-hidden="true" />
            </span>
            <h2 className="mt-4 font-heading text-base font-semibold">{title}</h2>
            <p className="mt-1 text-[15px] text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.create} variant="primary" size="large" className="mt-6">
        Open the editor
      </ButtonLink>
    </Page>
  );
}
