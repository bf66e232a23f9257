import { CircleCheckBig } from "lucide-react";

const SelectedIcon = () => (
  <CircleCheckBig size={14} aria-hidden="true" className="shrink-0 self-start text-accent-ink" />
);

/** Shows and says that a slide is selected. */
export const SelectedMark = () => (
  <>
    <SelectedIcon />
    <span className="sr-only">, selected</span>
  </>
);

/** Shows on a thumbnail that its slide is selected. Only visible; the slide's name must say it, too. */
export const SelectedBadge = () => (
  <span className="absolute top-1 left-1 rounded-full bg-surface p-0.5">
    <SelectedIcon />
  </span>
);
