import { TextLink } from "../../../components/ui/text-link.tsx";
import { useUser } from "../../../lib/session.ts";
import { useNextPostWriter } from "../api/use-writers.ts";
import { useSource } from "../source/source-store.ts";
import { chooseBrowserModel, useBrowserModelSearch } from "../browser-model/browser-model-store.ts";
import { BrowserModelOffer } from "../browser-model/browser-model-offer.tsx";

const writersPath = "/account#writers";

/** Names the model that writes the next post. If there is none, explains how to add a model. */
export function WriterNote() {
  const isSignedIn = Boolean(useUser());
  const writer = useNextPostWriter();
  const hasSource = useSource(({ read }) => read !== null);
  useBrowserModelSearch();
  const isDraft = hasSource && writer?.isOutline === true;
  return (
    <div className="flex flex-col gap-1 text-xs text-muted">
      <p className="min-h-4 wrap-anywhere">
        {writer && !isDraft && <>Who writes: {writer.name}</>}
        {isDraft && <>Without AI, your slides are the source's own sentences.</>}
        {writer?.isBrowser && (
          <>
            {" "}
            ·{" "}
            <button
              type="button"
              className="cursor-pointer rounded underline underline-offset-2 hover:text-ink"
              onClick={() => chooseBrowserModel(false)}
            >
              Stop using this model
            </button>
          </>
        )}
        {writer && isSignedIn && (
          <>
            {" "}
            · <TextLink to={writersPath}>Change</TextLink>
          </>
        )}
      </p>
      {writer?.isOutline && !hasSource && <OutlineNote isSignedIn={isSignedIn} />}
    </div>
  );
}

function OutlineNote({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <details>
      <summary
        title="See why, and how to set up an AI model"
        className="w-fit cursor-pointer rounded underline decoration-dotted underline-offset-2 hover:text-ink"
      >
        You get headings and questions, not finished text
      </summary>
      <BrowserModelOffer />
      <p className="mt-1.5">
        This server has no AI model. Your topic becomes an outline with a question on each slide.
        Notes pasted into Special Instructions become slides in your own words.{" "}
        {isSignedIn ? "You can add a model with your own key in your account." : ""} To add an AI
        model for everyone, the person who runs this server sets <code>AI_PROVIDER</code>,{" "}
        <code>AI_MODEL</code> and <code>AI_API_KEY</code>, or <code>AI_BASE_URL</code> for a
        self-hosted model. See “Who writes” in <code>docs/self-hosting.md</code>.
      </p>
    </details>
  );
}
