import { sizePresets, templates } from "@slideloom/core/design";
import {
  FileText,
  GalleryHorizontal,
  Keyboard,
  Link,
  type LucideIcon,
  Monitor,
  Moon,
  Palette,
  RectangleHorizontal,
  Settings2,
  Sun,
} from "lucide-react";
import type { Command } from "../../features/command-menu/command.ts";
import { presetsDialog } from "../../features/design-panel/presets-dialog.ts";
import { shortcutSheet } from "../../features/shortcuts/shortcut-sheet.ts";
import { shortcutLabel } from "../../lib/shortcuts.ts";
import { setTheme, type Theme } from "../../lib/theme.ts";
import { chooseTemplate } from "../../state/template-choice.ts";
import { setSizePreset, setPostType } from "../../state/appearance-edits.ts";
import { openSettingsTab, settingsTabs } from "./panels-store.ts";

export interface PageLink {
  label: string;
  path: string;
}

/** Returns commands for templates, formats and content type. */
export function listDesignCommands(): Command[] {
  return [
    ...templates.map(({ id, name }) => ({
      id: `template.${id}`,
      group: "Template",
      label: `${name} template`,
      keywords: "apply design look style",
      icon: Palette,
      run: () => chooseTemplate(id),
    })),
    {
      id: "design.presets",
      group: "Template",
      label: "Design presets…",
      keywords: "colours fonts background combination style export import file",
      icon: Palette,
      run: () => presetsDialog.open(),
    },
    ...sizePresets.map(({ id, name, ratio }) => ({
      id: `format.${id}`,
      group: "Format",
      label: `${name} format`,
      keywords: `size ${ratio}`,
      icon: RectangleHorizontal,
      run: () => setSizePreset(id),
    })),
    {
      id: "type.carousel",
      group: "Format",
      label: "Carousel Post",
      keywords: "content type multiple slides",
      icon: GalleryHorizontal,
      run: () => setPostType("carousel"),
    },
    {
      id: "type.single",
      group: "Format",
      label: "Single Post",
      keywords: "content type static",
      icon: FileText,
      run: () => setPostType("single"),
    },
  ];
}

export const listSettingsCommands = (): Command[] =>
  settingsTabs.map(({ id, label }) => ({
    id: `settings.${id}`,
    group: "Settings",
    label: `Open ${label}`,
    keywords: "settings tab panel",
    icon: Settings2,
    run: () => openSettingsTab(id),
  }));

const themeChoices: readonly { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: "light", label: "Light theme", icon: Sun },
  { theme: "dark", label: "Dark theme", icon: Moon },
  { theme: "system", label: "System theme", icon: Monitor },
];

/** Returns commands for the theme, the shortcuts and other pages. */
export function listAppCommands(
  pages: readonly PageLink[],
  navigate: (path: string) => void,
): Command[] {
  return [
    ...themeChoices.map(({ theme, label, icon }) => ({
      id: `theme.${theme}`,
      group: "App",
      label,
      icon,
      run: () => setTheme(theme),
    })),
    {
      id: "shortcuts",
      group: "App",
      label: "Keyboard shortcuts",
      keywords: "help keys",
      icon: Keyboard,
      shortcut: shortcutLabel("openShortcuts"),
      run: shortcutSheet.open,
    },
    ...pages.map(({ label, path }) => ({
      id: `page.${path}`,
      group: "Go to page",
      label,
      keywords: "open",
      icon: Link,
      run: () => navigate(path),
    })),
  ];
}
