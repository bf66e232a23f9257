import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { insertSlides } from "../../features/making/start/make-slides.ts";
import { RecognisedText } from "../../features/making/start/recognised-text.tsx";
import { clearStart, useStartStore } from "../../features/making/start/start-store.ts";
import { useSlideIndex } from "../../state/carousel-store.ts";
import { useCanEditSlides } from "../../state/slide-commands.ts";
import { makeOrWrite } from "./start-actions.ts";

/** Dialog for content that was pasted or dropped on an open post. Inserts slides or opens a new carousel. */
export function AddingDialog() {
  const isOpen = useStartStore((state) => state.isAdding);
  const slideNumber = useSlideIndex() + 1;
  const canInsert = useCanEditSlides();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) clearStart();
      }}
      title="Make slides from this content"
      description="Your carousel doesn't change until you insert the slides."
      className="max-h-[85dvh] max-w-[640px]"
    >
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pb-5">
        <RecognisedText>
          {(offer, writer) => (
            <div className="flex flex-wrap gap-2">
              {writer === "self" && offer.posts === 1 && (
                <Button
                  variant="primary"
                  disabled={!canInsert}
                  title={`Insert the slides after slide ${slideNumber}`}
                  onClick={() => insertSlides(offer)}
                >
                  Insert after slide {slideNumber}
                </Button>
              )}
              <Button
                title="Open the slides as a new carousel"
                onClick={() => makeOrWrite(offer, writer)}
              >
                New carousel
              </Button>
            </div>
          )}
        </RecognisedText>
      </div>
    </Dialog>
  );
}
