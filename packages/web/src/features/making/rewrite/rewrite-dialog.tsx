import { headerLabel } from "@slideloom/core/document";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { closeRewriteDialog, useRewriteStore } from "./rewrite-store.ts";
import { RewriteForm } from "./rewrite-form.tsx";
import { useDocument } from "../../../state/carousel-store.ts";

/** Maximum length of the slide header in the dialog, characters. */
const labelLength = 60;

/** Dialog that rewrites one slide from an instruction; opened by `openRewriteDialog`. */
export function RewriteDialog() {
  const slideIndex = useRewriteStore((state) => state.slideIndex);
  const slide = useDocument((document) => document.post?.content[slideIndex ?? -1]);
  const header = headerLabel(slide?.header ?? "", labelLength);
  return (
    <Dialog
      isOpen={slideIndex !== null && slide !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeRewriteDialog();
      }}
      title={`Rewrite slide ${(slideIndex ?? 0) + 1}`}
      {...(header && { description: header })}
      initialFocus="textarea"
      className="max-h-[90dvh] max-w-[440px]"
    >
      <RewriteForm />
    </Dialog>
  );
}
