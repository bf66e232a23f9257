import { createContext, useContext } from "react";
import { PartFailure } from "../components/lazy-part/part-failure.tsx";
import { Header } from "./header/header.tsx";

/** True inside a page's header and main element. */
export const PageFrame = createContext(false);

interface FailedPageProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a page that couldn't be loaded, for example offline or after an upgrade of the server. */
export function FailedPage({ error, onRetry }: FailedPageProps) {
  const isFramed = useContext(PageFrame);
  const message = (
    <div className="mx-auto w-full max-w-md px-4 py-16">
      <h1 className="sr-only">Page not loaded</h1>
      <PartFailure name="this page" error={error} onRetry={onRetry} />
    </div>
  );
  if (isFramed) return message;
  return (
    <>
      <Header />
      <main>{message}</main>
    </>
  );
}
