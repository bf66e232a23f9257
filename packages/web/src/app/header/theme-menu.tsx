import { lazy, Suspense, useState } from "react";
import { ThemeButton } from "./theme-button.tsx";

const ThemeChoices = lazy(async () => ({
  default: (await import("./theme-choices.tsx")).ThemeChoices,
}));

/** The theme button. The menu's code loads when the button is first pressed. */
export function ThemeMenu() {
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <ThemeButton aria-haspopup="menu" aria-expanded={false} onClick={() => setIsWanted(true)} />
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <ThemeChoices />
    </Suspense>
  );
}
