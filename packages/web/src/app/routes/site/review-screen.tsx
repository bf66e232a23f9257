import { pageTexts } from "@slideloom/core/contract/page-text";
import { headlineLabel } from "@slideloom/core/document";
import { useParams } from "react-router";
import { Awaited } from "../../../components/loading-state.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { ReviewLock } from "../../../features/viewer/components/review-lock.tsx";
import { ReviewPage } from "../../../features/viewer/components/review-page.tsx";
import { useReviewPage } from "../../../features/viewer/reviewer.ts";
import { ApiError } from "../../../lib/api.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Logo } from "../../header/logo.tsx";
import { paths } from "../../paths.ts";

const { title: usualTitle, description } = pageTexts[paths.review];

function Content() {
  const { token = "" } = useParams();
  const query = useReviewPage(token);
  const { data, error } = query;
  usePageTitle(data?.state === "open" ? headlineLabel(data.title) : usualTitle, description);
  if (data?.state === "open") return <ReviewPage token={token} page={data} />;
  if (data) return <ReviewLock token={token} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <div className="mx-auto flex max-w-96 flex-1 flex-col justify-center gap-3 p-6 text-center">
        <h1 className="font-heading text-xl font-semibold">This link doesn't work</h1>
        <p className="text-muted">{error.message}</p>
      </div>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-96 flex-1 flex-col justify-center p-6">
      <Awaited title="We couldn't load the review" query={query} className="justify-center" />
    </div>
  );
}

/** The page of a review link, for people without an account. */
export function ReviewScreen() {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="flex h-13 shrink-0 items-center px-4">
        {/* A full load, because this page's content security policy forbids the images of other sites. */}
        <Logo reloadDocument />
      </header>
      <main className="flex flex-1 flex-col outline-none">
        <Content />
      </main>
      <footer className="flex h-10 shrink-0 items-center justify-center gap-1 text-xs text-muted">
        Made with{" "}
        <TextLink to={paths.home} reloadDocument>
          Slideloom
        </TextLink>
      </footer>
    </div>
  );
}
