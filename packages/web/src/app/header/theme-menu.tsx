import { lazyMenu } from "../../components/lazy-part/lazy-menu.tsx";
import { ThemeButton } from "./theme-button.tsx";

export const ThemeMenu = lazyMenu(async () => (await import("./theme-choices.tsx")).ThemeChoices, {
  name: "the theme menu",
  Trigger: ThemeButton,
});
