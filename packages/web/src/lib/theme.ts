import { create } from "zustand";
import { readDeviceSetting, writeDeviceSetting } from "./kept/kept.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "slideloom.theme";

function readTheme(): Theme {
  const stored = readDeviceSetting(storageKey);
  return themes.find((theme) => theme === stored) ?? "system";
}

function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export const useThemeStore = create<{ theme: Theme }>()(() => ({ theme: "system" }));
// The stored theme isn't the initial state, because hydration uses the initial state and must match the prerendered
// HTML. The script `first-frame.js` has already applied the theme to the page.
useThemeStore.setState({ theme: readTheme() });

export function setTheme(theme: Theme): void {
  useThemeStore.setState({ theme });
  showTheme(theme);
  writeDeviceSetting(storageKey, theme);
}
