import { countNoun } from "@slideloom/core/text";
import { ListTree } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { useNextPostWriter } from "../../features/making/api/use-writers.ts";
import type { Offer } from "../../reading/worker/offer.ts";
import { RecognisedText } from "../../features/making/start/recognised-text.tsx";
import { MakeButton } from "../../features/making/start/start-offer.tsx";
import {
  canWrite,
  type StartWriter,
  useStartStore,
} from "../../features/making/start/start-store.ts";
import { outlineFirst } from "../../features/making/start/write-slides.ts";
import { useAppearance } from "../../state/carousel-store.ts";
import { makeOrWrite } from "./start-actions.ts";

/** Previews the slides of the text in the start field, with a button that creates the slides. */
export function EditorStart() {
  const slides = useStartStore((state) => state.slides);
  return (
    <RecognisedText>
      {(offer, writer) => (
        <div className="flex flex-wrap gap-2">
          <OutlineButton offer={offer} writer={writer} />
          <MakeButton
            {...describeMaking(offer, writer, slides)}
            onClick={() => makeOrWrite(offer, writer)}
          />
        </div>
      )}
    </RecognisedText>
  );
}

/** Opens the outline first. Absent for finished posts, single posts and the browser's model, which follows no outline. */
function OutlineButton({ offer, writer }: { offer: Offer; writer: StartWriter }) {
  const isSingle = useAppearance((appearance) => appearance.postType === "single");
  const isBrowser = useNextPostWriter()?.isBrowser === true;
  if (isSingle || isBrowser || !canWrite(offer)) return null;
  return (
    <Button
      title="Edit the outline before the slides are made (free)"
      onClick={() => outlineFirst(offer, writer)}
    >
      <ListTree size={16} aria-hidden="true" />
      Outline first
    </Button>
  );
}

function describeMaking({ posts, post }: Offer, writer: StartWriter, slides: number | null) {
  const count = post.content.length;
  if (writer === "model") {
    return {
      label: `Write ${countNoun(slides ?? count, "slide")}`,
      hint: "The AI model writes the slides",
    };
  }
  if (posts > 1) {
    return {
      label: `Choose from ${countNoun(posts, "post")}…`,
      hint: "Open one of the posts, or download all of them",
    };
  }
  return { label: `Make ${countNoun(count, "slide")}`, hint: "Open these slides in the editor" };
}
