import { Logo } from "./logo.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

export function TopBar() {
  return (
    <header className="flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface px-4">
      <Logo />
      <ThemeMenu />
    </header>
  );
}
