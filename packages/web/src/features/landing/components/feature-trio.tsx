import { type LucideIcon, Palette, Pencil, Workflow } from "lucide-react";
import { readPageSetting } from "../../../lib/page-settings.ts";
import { useIsHydrating } from "../../../lib/use-is-hydrating.ts";

const features: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Palette,
    title: "Design once",
    text: "Nine templates, your colours and fonts, and a layout for every size. Text always fits and stays readable.",
  },
  {
    icon: Workflow,
    title: "Automate the rest",
    text: "Publish or schedule posts on Bluesky, Mastodon, LinkedIn and Instagram. Reach other networks through n8n, Make or Zapier.",
  },
];

/**
 * Describes what the server makes from notes and topics. `provider` is `builtin` if the server has no AI model, and
 * empty if the provider is unknown, as in prerendered HTML.
 */
function describeWriting(provider: string): string {
  if (provider === "") {
    return "Your notes become slides. A topic becomes an outline, or a full carousel if the server has an AI model.";
  }
  return provider === "builtin"
    ? "A topic becomes an outline with a question on each slide. Your notes become slides in your own words."
    : "A topic becomes a full carousel. Add your notes to include their facts and numbers.";
}

export function FeatureTrio() {
  const provider = useIsHydrating() ? "" : (readPageSetting("provider") ?? "");
  const write = { icon: Pencil, title: "Write less", text: describeWriting(provider) };
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {[write, ...features].map(({ icon: Icon, title, text }) => (
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
