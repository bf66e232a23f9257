import { DeviceSetting } from "./kept/device-setting.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The script `first-frame.js` has already applied the stored theme to the page. */
export const themeSetting = new DeviceSetting<Theme>({
  key: "slideloom.theme",
  parse: (text) => themes.find((theme) => theme === text) ?? "system",
  serialize: String,
});

function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function setTheme(theme: Theme): void {
  themeSetting.write(theme);
  showTheme(theme);
}
