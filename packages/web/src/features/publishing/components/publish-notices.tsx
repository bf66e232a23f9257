import { listOpenPrompts, type Post } from "@slideloom/core/document";
import { Notice } from "../../../components/ui/notice.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";

/** Says that slides have prompts that nobody answered. */
export function OpenPrompts({ post }: { post: Post }) {
  const count = listOpenPrompts(post).length;
  if (count === 0) return null;
  return (
    <Notice variant="warning">
      {count === 1 ? "One prompt is" : `${count} prompts are`} still open: there, slides have a gap.
    </Notice>
  );
}

/** Why it was not published; of what nobody knows whether it arrived, that it can safely be sent again. */
export function Failure({ error, isUncertain }: { error: unknown; isUncertain: boolean }) {
  if (isUncertain) {
    return (
      <Notice variant="warning" role="alert" title="We don’t know yet whether it arrived">
        <p>
          {readErrorMessage(error) || "The server did not answer."} Try again: it is sent as it was,
          and published once, whatever became of the first try.
        </p>
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <Notice variant="danger" role="alert">
      {readErrorMessage(error)}
    </Notice>
  );
}
