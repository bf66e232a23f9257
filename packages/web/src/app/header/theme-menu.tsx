import { lazy, Suspense, useState } from "react";
import { ThemeButton } from "./theme-button.tsx";

const ThemeChoices = lazy(async () => ({
  default: (await import("./theme-choices.tsx")).ThemeChoices,
}));

/** A button alone until it is first pressed: menus are much code that few people need. */
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
