import { Link } from "react-router";
import { paths } from "../paths.ts";
import { Header } from "../header/header.tsx";

export function NotFoundScreen() {
  return (
    <div className="flex min-h-full flex-col">
      <Header />
      <main className="dotted-canvas flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
        <p className="font-heading text-6xl font-semibold text-accent-ink">404</p>
        <h1 className="font-heading text-xl font-semibold">Page not found</h1>
        <p className="max-w-96 text-muted">
          The link may be old or mistyped. Your work in the editor is safe.
        </p>
        <Link
          to={paths.create}
          className="mt-2 inline-flex h-10 items-center rounded-[9px] bg-accent px-4 font-medium text-white hover:bg-accent-hover"
        >
          Open the editor
        </Link>
      </main>
    </div>
  );
}
