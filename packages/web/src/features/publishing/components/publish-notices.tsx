import { listOpenPrompts, nameSlides, type Post } from "@slideloom/core/document";
import { plural } from "@slideloom/core/text";
import { Notice } from "../../../components/ui/notice.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";

/** Warns if slides still show a question to the person (prompt), because the question would be published. */
export function OpenPromptsWarning({ post }: { post: Post }) {
  const open = listOpenPrompts(post).map(({ slide }) => slide);
  if (open.length === 0) return null;
  return (
    <Notice variant="warning">
      {nameSlides(open)} still {plural(open.length, "shows", "show")} a question instead of your
      text. Answer {plural(open.length, "it", "them")} first, or the{" "}
      {plural(open.length, "question", "questions")} will be published.
    </Notice>
  );
}

interface FailureProps {
  error: unknown;
  /** `unknown` means that the request may have arrived. `absent` means that the server doesn't have the request. */
  outcome: "unknown" | "absent" | "refused";
}

/** Explains why nothing was published, or that the outcome is unknown. */
export function Failure({ error, outcome }: FailureProps) {
  const message = readErrorMessage(error);
  if (outcome === "unknown") {
    // If there is no error, the request was sent before this dialog opened, and the check of its outcome starts now.
    if (!error) return null;
    return (
      <Notice variant="warning" role="alert" title="We don't know yet whether your post was sent">
        <p>
          {message} We'll check when you're back online. You can also try again; your post is never
          published twice.
        </p>
      </Notice>
    );
  }
  if (outcome === "absent") {
    return (
      <Notice
        variant="warning"
        role="alert"
        title="Your post wasn't sent, so nothing was published"
      >
        <p>Publish again when you're ready.</p>
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <Notice variant="danger" role="alert">
      {message}
    </Notice>
  );
}
