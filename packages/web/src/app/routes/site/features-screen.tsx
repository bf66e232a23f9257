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
  SearchCheck,
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
    title: "Generate a post from a topic",
    text: "Enter a topic, choose a template type and a writing style, and get finished slides. Without an AI model, a topic becomes an outline to fill in, and your notes become slides in your own words.",
  },
  {
    icon: SearchCheck,
    title: "Facts checked against your source",
    text: "While you type, Slideloom underlines numbers, dates, quotations and names that aren't in your source. One click shows you the source. This works without an AI model.",
  },
  {
    icon: Braces,
    title: "Write posts as JSON",
    text: "Every post is a JSON document. If the JSON has an error, you see its slide, line and column. You can also import Markdown, or a CSV file with many posts.",
  },
  {
    icon: Palette,
    title: "Nine templates, any colour",
    text: "Choose templates, fonts, patterns and header styles from live previews of your own slide.",
  },
  {
    icon: Ruler,
    title: "Text that fits and stays readable",
    text: "Every slide uses the largest type that fits. Colours without enough contrast are adjusted until text is readable.",
  },
  {
    icon: Download,
    title: "Files for every network",
    text: "Download PNG, JPEG, PDF, PowerPoint or video in six slide sizes, or a ZIP with a folder for each network. Slides have no watermark.",
  },
  {
    icon: LibraryBig,
    title: "A library that keeps your work",
    text: "Changes to carousels in your library are saved automatically. You can restore any of the last 50 versions, get deleted carousels back for 30 days, and export everything as a ZIP.",
  },
  {
    icon: CalendarClock,
    title: "Publish on time, never twice",
    text: "Publish to Bluesky, Mastodon, LinkedIn and Instagram now or on a schedule, and see it all in a calendar. Reach other networks through n8n, Make or Zapier.",
  },
  {
    icon: Share2,
    title: "Share your carousels",
    text: "Create a link to a carousel. Anyone who has the link can swipe through the slides, as on a social network. You can revoke the link at any time.",
  },
  {
    icon: BadgeCheck,
    title: "Your brand on your slides",
    text: "Add your name, handle, website and image to the slides you choose.",
  },
  {
    icon: Workflow,
    title: "An API for automations",
    text: "One API call from n8n, Make, Zapier or a script writes and renders a post. It's safe to retry the call. AI apps can use Slideloom through MCP.",
  },
  {
    icon: Terminal,
    title: "Render from the command line",
    text: "Validate and render posts in a terminal or a build script. The images are the same as in the editor, pixel for pixel.",
  },
  {
    icon: Server,
    title: "Host Slideloom with two commands",
    text: "Run one process on one port with an embedded database, or several processes with PostgreSQL.",
  },
  {
    icon: Keyboard,
    title: "Accessible to everyone",
    text: "Everything works with a keyboard, with a screen reader and on a phone, in a light and a dark theme.",
  },
];

export function FeaturesScreen() {
  return (
    <Page title="Features" lead="All of these features work today.">
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
