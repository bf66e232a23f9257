import { type LucideIcon, Palette, Pencil, Workflow } from "lucide-react";

const features: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Pencil,
    title: "Write less",
    text: "A topic becomes a full carousel. No language model at hand? Your notes become slides, offline.",
  },
  {
    icon: Palette,
    title: "Design once",
    text: "Six templates, your colours and fonts, every size laid out anew. Text always fits, always reads.",
  },
  {
    icon: Workflow,
    title: "Automate the rest",
    text: "Auto-publish and schedule through n8n, Make or Zapier: one REST call writes the post.",
  },
];

export function FeatureTrio() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="rounded-2xl border border-line bg-surface p-6">
          <span className="flex size-11 items-center justify-center rounded-xl bg-accent-soft text-accent-ink">
            <Icon size={22} aria-hidden="true" />
          </span>
          <h3 className="mt-5 font-heading text-lg font-semibold">{title}</h3>
          <p className="mt-1.5 text-[15px] text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
