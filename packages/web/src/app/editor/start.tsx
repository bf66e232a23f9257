import { countNoun } from "@slideloom/core/text";
import type { Offer } from "../../reading/worker/offer.ts";
import { RecognisedText } from "../../features/making/start/recognised-text.tsx";
import { MakeButton } from "../../features/making/start/start-offer.tsx";
import { type StartWriter, useStartStore } from "../../features/making/start/start-store.ts";
import { makeOrWrite } from "./start-actions.ts";

/** Previews the slides of the text in the start field, with a button that creates the slides. */
export function EditorStart() {
  const slides = useStartStore((state) => state.slides);
  return (
    <RecognisedText>
      {(offer, writer) => (
        <MakeButton
          {...describeMaking(offer, writer, slides)}
          onClick={() => makeOrWrite(offer, writer)}
        />
      )}
    </RecognisedText>
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
