import { Monitor, Moon, Sun } from "lucide-react";
import { IconButton } from "../../components/ui/icon-button.tsx";
import type { ButtonProps } from "../../components/ui/button.tsx";
import { type Theme, useThemeStore } from "../../lib/theme.ts";

export const themeDescriptions = {
  system: { label: "System", icon: Monitor },
  light: { label: "Light", icon: Sun },
  dark: { label: "Dark", icon: Moon },
} satisfies Record<Theme, unknown>;

export function ThemeButton(props: ButtonProps) {
  const Icon = themeDescriptions[useThemeStore((state) => state.theme)].icon;
  return (
    <IconButton {...props} label="Theme">
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
