import { clsx } from "clsx";
import { Check, type LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

interface MenuContentProps extends ComponentProps<typeof DropdownMenu.Content> {
  /** Name of the landmark region around the menu. */
  region?: string;
}

/** Content of a non-modal menu, below its trigger. */
export function MenuContent({ className, region = "Menu", ...props }: MenuContentProps) {
  return (
    <DropdownMenu.Portal>
      {/* A landmark region, because the portal is outside the page's other landmarks. */}
      <div role="region" aria-label={region}>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            // Menus taller than the window scroll.
            "z-60 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-16px)] min-w-44 overflow-y-auto animate-[pop-in_120ms_ease-out] rounded-xl border border-line bg-raised p-1 shadow-xl",
            className,
          )}
          {...props}
        />
      </div>
    </DropdownMenu.Portal>
  );
}

interface MenuItemProps {
  icon: ReactNode;
  label: string;
  /** Second line in small text. */
  hint?: string | undefined;
  shortcut?: string;
  variant?: "default" | "danger";
  isDisabled?: boolean;
  onSelect: () => void;
}

export function MenuItem({
  icon,
  label,
  hint,
  shortcut,
  variant = "default",
  isDisabled = false,
  onSelect,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      disabled={isDisabled}
      onSelect={onSelect}
      className={clsx(
        "flex min-h-9 cursor-pointer pointer-coarse:min-h-11 items-center py-1 gap-2.5 rounded-lg px-2.5 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-accent-soft",
        variant === "danger" && "text-danger",
      )}
    >
      <span className={variant === "danger" ? "" : "text-muted"}>{icon}</span>
      <span className="flex-1">
        {label}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
      {shortcut && (
        <kbd className="pl-4 font-sans text-xs text-muted pointer-coarse:hidden">{shortcut}</kbd>
      )}
    </DropdownMenu.Item>
  );
}

interface MenuRadioItemProps {
  value: string;
  icon: LucideIcon;
  label: string;
  onSelect: () => void;
}

/** A radio item in a `DropdownMenu.RadioGroup`. */
export function MenuRadioItem({ value, icon: Icon, label, onSelect }: MenuRadioItemProps) {
  return (
    <DropdownMenu.RadioItem
      value={value}
      onSelect={onSelect}
      className="flex h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 outline-none pointer-coarse:h-11 data-highlighted:bg-accent-soft"
    >
      <Icon size={16} aria-hidden="true" className="text-muted" />
      <span className="flex-1">{label}</span>
      <DropdownMenu.ItemIndicator>
        <Check size={16} aria-hidden="true" className="text-accent-ink" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}
