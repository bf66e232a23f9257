import { pageTexts } from "@slideloom/core/contract/page-text";
import type { PagePath } from "@slideloom/core/contract/page-path";
import { guidePages } from "@slideloom/core/networks";
import {
  BookOpen,
  Bot,
  BriefcaseBusiness,
  CalendarDays,
  CalendarRange,
  Cloud,
  FileSpreadsheet,
  Images,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Palette,
  Puzzle,
  Send,
  Server,
  Workflow,
  Zap,
} from "lucide-react";
import { Link } from "react-router";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

interface Guide {
  icon: LucideIcon;
  title: string;
  description: string;
  /** Null for a planned guide. */
  path: PagePath | null;
}

function written(icon: LucideIcon, path: PagePath): Guide {
  const { title, description } = pageTexts[path];
  return { icon, title: title.replace(" · Slideloom", ""), description, path };
}

function planned(icon: LucideIcon, title: string, description: string): Guide {
  return { icon, title, description, path: null };
}

const guideIcons = {
  briefcase: BriefcaseBusiness,
  cloud: Cloud,
  image: Images,
  message: MessageCircle,
  send: Send,
} satisfies Record<string, LucideIcon>;

const sections: readonly { title: string; guides: readonly Guide[] }[] = [
  {
    title: "Automation guides",
    guides: [
      written(FileSpreadsheet, paths.sheetsGuide),
      written(Workflow, paths.n8nGuide),
      written(Puzzle, paths.makeGuide),
      written(Zap, paths.zapierGuide),
      written(MessagesSquare, paths.mcpGuide),
    ],
  },
  {
    title: "Publishing",
    guides: [
      written(CalendarDays, paths.publishingGuide),
      ...Object.values(guidePages).map(({ icon, path }) => written(guideIcons[icon], path)),
    ],
  },
  {
    title: "Tutorials",
    guides: [
      written(BookOpen, paths.formatGuide),
      planned(
        Palette,
        "Design your own style",
        "Choose colours and fonts, and a brand that stays readable on every background.",
      ),
      planned(
        CalendarRange,
        "A month of content in an afternoon",
        "Turn a list of topics into a calendar of carousels.",
      ),
    ],
  },
  {
    title: "Your own server",
    guides: [written(Bot, paths.modelGuide), written(Server, paths.selfHostingGuide)],
  },
];

function GuideCard({ guide: { icon: Icon, title, description, path } }: { guide: Guide }) {
  return (
    <li className="relative rounded-2xl border border-line bg-surface p-5 has-[a:hover]:border-line-strong">
      <div className="flex items-center justify-between gap-3">
        <span className="flex size-10 items-center justify-center rounded-[10px] bg-accent-soft text-accent-ink">
          <Icon size={20} aria-hidden="true" />
        </span>
        {path === null && (
          <span className="rounded-full bg-sunken px-2.5 py-1 text-xs font-semibold text-muted">
            Coming Soon
          </span>
        )}
      </div>
      <h3 className="mt-4 font-heading text-base font-semibold">
        {path === null ? (
          title
        ) : (
          <Link
            to={path}
            className="rounded text-accent-ink after:absolute after:inset-0 after:rounded-2xl hover:underline"
          >
            {title}
          </Link>
        )}
      </h3>
      <p className="mt-1 text-[15px] text-muted">{description}</p>
    </li>
  );
}

export function ResourcesScreen() {
  return (
    <Page
      title="Resources"
      lead={
        <>
          Guides and tutorials. To start right away,{" "}
          <TextLink to={paths.create}>create a carousel</TextLink>. To automate, read the{" "}
          <TextLink to={paths.apiDocs}>API docs</TextLink>.
        </>
      }
    >
      {sections.map(({ title, guides }) => (
        <section key={title} aria-label={title} className="mt-10">
          <h2 className="font-heading text-xl font-semibold">{title}</h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {guides.map((guide) => (
              <GuideCard key={guide.title} guide={guide} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
