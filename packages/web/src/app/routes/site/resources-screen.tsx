import {
  BookOpen,
  CalendarDays,
  FileSpreadsheet,
  type LucideIcon,
  Palette,
  Send,
  Workflow,
} from "lucide-react";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { usePageTitle } from "../../../lib/page-title.ts";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

interface Guide {
  icon: LucideIcon;
  title: string;
  description: string;
}

const sections: readonly { title: string; guides: readonly Guide[] }[] = [
  {
    title: "Automation guides",
    guides: [
      {
        icon: FileSpreadsheet,
        title: "A post from every row of a sheet",
        description: "Google Sheets and Apps Script call the API, row by row, without doubles.",
      },
      {
        icon: Workflow,
        title: "n8n, Make and Zapier",
        description: "A topic in, a checked post out, as one step of your own workflow.",
      },
      {
        icon: Send,
        title: "Publish on a schedule",
        description: "Hand finished slides to the service that posts for you.",
      },
    ],
  },
  {
    title: "Tutorials",
    guides: [
      {
        icon: BookOpen,
        title: "The post format",
        description: "Slides, items, two columns, code and highlighted words, by example.",
      },
      {
        icon: Palette,
        title: "A look of your own",
        description: "Colours, fonts and a brand that stays legible on every background.",
      },
      {
        icon: CalendarDays,
        title: "A month of content in an afternoon",
        description: "From a list of topics to a calendar of carousels.",
      },
    ],
  },
];

function GuideCard({ guide: { icon: Icon, title, description } }: { guide: Guide }) {
  return (
    <li className="rounded-2xl border border-line bg-surface p-5">
      <div className="flex items-center justify-between gap-3">
        <span className="flex size-10 items-center justify-center rounded-[10px] bg-accent-soft text-accent-ink">
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className="rounded-full bg-sunken px-2.5 py-1 text-xs font-semibold text-muted">
          Coming Soon
        </span>
      </div>
      <h3 className="mt-4 font-heading text-base font-semibold">{title}</h3>
      <p className="mt-1 text-[15px] text-muted">{description}</p>
    </li>
  );
}

export function ResourcesScreen() {
  usePageTitle(
    "Resources · Slideloom",
    "Automation guides and tutorials for making social-media carousels with Slideloom.",
  );
  return (
    <Page
      title="Resources"
      lead={
        <>
          Guides and tutorials are being written. Until then, the quickest start is to{" "}
          <TextLink to={paths.create}>create a carousel</TextLink>, and everything that an
          automation needs stands in the <TextLink to={paths.apiDocs}>API docs</TextLink>.
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
