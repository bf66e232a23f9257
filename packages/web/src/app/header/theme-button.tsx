import { Monitor, Moon, Sun } from "lucide-react";
import { IconButton } from "../../components/ui/icon-button.tsx";
import type { ButtonProps } from "../../components/ui/button.tsx";
import { useDeviceSetting } from "../../lib/kept/device-setting.ts";
import { type Theme, themeSetting } from "../../lib/theme.ts";

export const themeDescriptions = {
  system: { label: "System", icon: Monitor },
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
} satisfies Record<Theme, unknown>;

export function ThemeButton(props: ButtonProps) {
  const Icon = themeDescriptions[useDeviceSetting(themeSetting)].icon;
  return (
    <IconButton {...props} label="Theme">
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
