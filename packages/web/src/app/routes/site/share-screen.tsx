import { Loading } from "../../../components/loading-state.tsx";
import { missingPageText } from "@slideloom/core/contract/page-text";
import type { SharedCarousel as Shared } from "@slideloom/core/contract/shares";
import { parsePost, headlineLabel } from "@slideloom/core/document";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { useParams } from "react-router";
import { Button } from "../../../components/ui/button.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { SharedCarousel } from "../../../features/viewer/components/shared-carousel.tsx";
import { ApiError } from "../../../lib/api.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Logo } from "../../header/logo.tsx";
import { paths } from "../../paths.ts";

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      <h1 className="font-heading text-xl font-semibold">{title}</h1>
      <div className="max-w-96 text-muted">{children}</div>
    </div>
  );
}

function SharedPost({ shared }: { shared: Shared }) {
  const title = headlineLabel(shared.title);
  usePageTitle(title, "Slides to swipe, made with Slideloom.");
  const parsed = useMemo(() => parsePost(shared.draft.jsonInput), [shared]);
  if (!parsed.ok) return <Message title={title}>This carousel has no slides yet.</Message>;
  return (
    <div className="flex flex-1 flex-col justify-center gap-4 px-3 pb-28 sm:px-16 md:px-20 md:pb-20">
      <h1 dir="auto" className="truncate text-center font-heading text-lg font-semibold">
        {title}
      </h1>
      <SharedCarousel post={parsed.post} shared={shared} />
    </div>
  );
}

function DeadLink() {
  usePageTitle(missingPageText.title, missingPageText.description);
  return (
    <Message title="This link doesn't work">
      The link may have been revoked or mistyped. Ask the person who sent it for a new link.
    </Message>
  );
}

/** Removes the server-rendered first slide and shows the app, which is hidden until then. */
function removeFirstFrame(): void {
  document.querySelector("#share-frame")?.remove();
  document.querySelector("#root")?.removeAttribute("style");
}

function Content() {
  const { token = "" } = useParams();
  const { data, error, refetch } = useQuery(
    queryEndpoint("getSharedCarousel", { params: { token } }),
  );
  const isSettled = data !== undefined || error !== null;
  useLayoutEffect(() => {
    if (isSettled) removeFirstFrame();
  }, [isSettled]);
  if (data) return <SharedPost shared={data} />;
  if (!error) {
    return <Loading className="flex-1 justify-center" />;
  }
  if (error instanceof ApiError && error.status === 404) return <DeadLink />;
  return (
    <Message title="We couldn't load the slides">
      <p>{error.message}</p>
      <Button variant="primary" className="mt-3" onClick={() => void refetch()}>
        Try again
      </Button>
    </Message>
  );
}

/**
 * The read-only page of a shared carousel. The server's image of the first slide covers the page until the data is
 * loaded.
 */
export function ShareScreen() {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex h-13 items-center px-4">
        {/* A full load, because this page's content security policy forbids the images of other sites. */}
        <Logo reloadDocument />
      </header>
      <main className="flex flex-1 flex-col outline-none">
        <Content />
      </main>
      <footer className="flex h-10 items-center justify-center gap-1 text-xs text-muted">
        Made with{" "}
        <TextLink to={paths.home} reloadDocument>
          Slideloom
        </TextLink>
      </footer>
    </div>
  );
}
