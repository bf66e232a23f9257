import type { LucideIcon } from "lucide-react";

export interface Command {
  id: string;
  group: string;
  label: string;
  /** Search terms besides the label. */
  keywords?: string;
  icon: LucideIcon;
  /** Display form, such as `Ctrl+Z`. */
  shortcut?: string;
  isDisabled?: boolean;
  /** Reason why the command is disabled, if the label doesn't make it obvious. */
  disabledReason?: string;
  run: () => void;
}
