import { listOpenPrompts, type Post } from "@slideloom/core/document";
import { countNoun, plural } from "@slideloom/core/text";
import { Notice } from "../../../components/ui/notice.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";

/** Says that slides have prompts that nobody answered. */
export function OpenPrompts({ post }: { post: Post }) {
  const count = listOpenPrompts(post).length;
  if (count === 0) return null;
  return (
    <Notice variant="warning">
      {countNoun(count, "prompt")} {plural(count, "is", "are")} still open: there, slides have a
      gap.
    </Notice>
  );
}

interface FailureProps {
  error: unknown;
  /** Of the request: it may have arrived, the server was asked and doesn't have it, or it was refused. */
  outcome: "unknown" | "absent" | "refused";
}

/** Why it was not published. */
export function Failure({ error, outcome }: FailureProps) {
  const message = readErrorMessage(error);
  if (outcome === "unknown") {
    // A request that was kept is asked for in a moment.
    if (!error) return null;
    return (
      <Notice variant="warning" role="alert" title="We don’t know yet whether it arrived">
        <p>
          {message} We check when you’re back online. You can also try again: it’s published once at
          most.
        </p>
      </Notice>
    );
  }
  if (outcome === "absent") {
    return (
      <Notice variant="warning" role="alert" title="It didn’t arrive, so nothing was published">
        <p>Publish again when you’re ready.</p>
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
