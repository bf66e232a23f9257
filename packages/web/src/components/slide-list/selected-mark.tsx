import { CircleCheckBig } from "lucide-react";

/** Shows that a slide is selected. Only visible; the slide's name must say it, too. */
export const SelectedIcon = () => (
  <CircleCheckBig size={15} aria-hidden="true" className="shrink-0 text-accent-ink" />
);

/** Shows and says that a slide is selected. */
export const SelectedMark = () => (
  <>
    <SelectedIcon />
    <span className="sr-only">, selected</span>
  </>
);
