import { Check, Monitor, Moon, Sun } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { IconButton } from "../../components/ui/icon-button.tsx";
import { setTheme, type Theme, themes, useThemeStore } from "../../lib/theme.ts";

const looks = {
  system: { label: "Like the system", icon: Monitor },
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
} satisfies Record<Theme, unknown>;

export function ThemeMenu() {
  const theme = useThemeStore((state) => state.theme);
  const CurrentIcon = looks[theme].icon;
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label="Theme">
          <CurrentIcon size={18} aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-60 min-w-44 animate-[pop-in_120ms_ease-out] rounded-xl border border-line bg-raised p-1 shadow-xl"
        >
          <DropdownMenu.RadioGroup value={theme}>
            {themes.map((choice) => {
              const { label, icon: Icon } = looks[choice];
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
