import type { LucideIcon } from "lucide-react";

/** Something that the menu does. */
export interface Command {
  id: string;
  /** The heading that it stands under. */
  group: string;
  label: string;
  /** Words besides the label by which it is found. */
  keywords?: string;
  icon: LucideIcon;
  /** As it is shown: `Ctrl+Z`. */
  shortcut?: string;
  isDisabled?: boolean;
  /** Why, for those that can't be told by their words. */
  disabledReason?: string;
  run: () => void;
}
