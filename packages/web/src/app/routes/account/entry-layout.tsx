import { Logo } from "../../header/logo.tsx";
import { ThemeMenu } from "../../header/theme-menu.tsx";
import { CardPage, type CardPageProps } from "./card-page.tsx";

/** The frame of login and sign-up: a header without links. */
export function EntryLayout(props: CardPageProps) {
  return (
    <div className="flex min-h-full flex-col">
      <header className="flex h-14 shrink-0 items-center justify-between border-b border-line bg-surface px-4">
        <Logo />
        <ThemeMenu />
      </header>
      <main className="flex flex-1 flex-col outline-none">
        <CardPage {...props} />
      </main>
    </div>
  );
}
