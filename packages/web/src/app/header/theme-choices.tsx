import { DropdownMenu } from "radix-ui";
import { MenuRadioItem } from "../../components/ui/menu.tsx";
import { setTheme, themes, useThemeStore } from "../../lib/theme.ts";
import { ThemeButton, themeDescriptions } from "./theme-button.tsx";

/** The theme menu, initially open. */
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
              const { label, icon } = themeDescriptions[choice];
              return (
                <MenuRadioItem
                  key={choice}
                  value={choice}
                  icon={icon}
                  label={label}
                  onSelect={() => setTheme(choice)}
                />
              );
            })}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
