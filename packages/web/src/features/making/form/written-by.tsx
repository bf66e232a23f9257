import { describeWriter } from "@slideloom/core/generation";
import { draftLabel } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import { useUser } from "../../../lib/session.ts";
import { useGenerationStore } from "../../../state/generation-store.ts";

/** Names the writer of the last generated post. If the person is signed in, also shows the post's cost in credits. */
export function WrittenBy() {
  const isSignedIn = Boolean(useUser());
  const response = useGenerationStore((state) => state.response);
  if (!response) return null;
  const { writer, credits } = response;
  const name = response.warnings?.includes(draftLabel) ? draftLabel : describeWriter(writer);
  return (
    <p role="status" className="text-xs wrap-anywhere text-muted">
      {writer.model === null ? name : `Written by ${name}`}
      {isSignedIn && ` · ${countNoun(credits, "credit")}`}
    </p>
  );
}
