import { DropdownMenu } from "radix-ui";
import { MenuRadioItem } from "../../components/ui/menu.tsx";
import { useDeviceSetting } from "../../lib/kept/device-setting.ts";
import { setTheme, themes, themeSetting } from "../../lib/theme.ts";
import { ThemeButton, themeDescriptions } from "./theme-button.tsx";

/** The theme menu, initially open. */
export function ThemeChoices() {
  const theme = useDeviceSetting(themeSetting);
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
