import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { setTheme, themes, useThemeStore } from "../../lib/theme.ts";
import { ThemeButton, themeDescriptions } from "./theme-button.tsx";

/** The menu, open from the start. */
export function ThemeChoices() {
  const theme = useThemeStore((state) => state.theme);
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <ThemeButton />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-60 min-w-44 animate-[pop-in_120ms_ease-out] rounded-xl border border-line bg-raised p-1 shadow-xl"
        >
          <DropdownMenu.RadioGroup value={theme}>
            {themes.map((choice) => {
              const { label, icon: Icon } = themeDescriptions[choice];
              return (
                <DropdownMenu.RadioItem
                  key={choice}
                  value={choice}
                  onSelect={() => setTheme(choice)}
                  className="flex h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 outline-none data-highlighted:bg-accent-soft"
                >
                  <Icon size={16} aria-hidden="true" className="text-muted" />
                  <span className="flex-1">{label}</span>
                  <DropdownMenu.ItemIndicator>
                    <Check size={16} aria-hidden="true" className="text-accent-ink" />
                  </DropdownMenu.ItemIndicator>
                </DropdownMenu.RadioItem>
              );
            })}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
