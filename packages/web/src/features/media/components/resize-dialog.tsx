import { maxUploadBytes } from "@slideloom/core/media";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { keepImage } from "../add-image.ts";
import { resizeImage } from "../resize-image.ts";
import { type ResizeRequest, resizeQuestion } from "../resize-question.ts";
import { useSubject } from "../../../lib/dialog.ts";

const megabyte = 1024 * 1024;

const { close } = resizeQuestion;

function describe({ file }: ResizeRequest): string {
  const limit = maxUploadBytes / megabyte;
  return file.size > maxUploadBytes
    ? `${file.name} is ${(file.size / megabyte).toFixed(1)} MB. The limit is ${limit} MB.`
    : `${file.name} has too many pixels for a slide.`;
}

function ResizeForm({ request }: { request: ResizeRequest }) {
  const [state, setState] = useState<"asking" | "working" | "failed">("asking");
  const { file, mimeType, slideIndex } = request;
  const isGif = mimeType === "image/gif";
  const resize = async () => {
    setState("working");
    try {
      const { blob } = await resizeImage(file);
      // The dialog was closed in the meantime.
      if (resizeQuestion.read() !== request) return;
      close();
      await keepImage(blob, file.name, slideIndex);
    } catch (error) {
      console.warn("An image could not be resized.", error);
      setState("failed");
    }
  };
  return (
    <div className="flex flex-col gap-4 px-5 pb-5">
      {isGif && (
        <Notice variant="info">
          A resized GIF shows only its first frame, on the slide and in downloads.
        </Notice>
      )}
      {state === "failed" && (
        <Notice variant="danger" role="alert">
          This browser can't resize the image. Resize it in an image editor, then upload it again.
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button title="Keep the slide unchanged" onClick={close}>
          Cancel
        </Button>
        <Button
          variant="primary"
          title="Put a smaller copy on the slide"
          disabled={state !== "asking"}
          onClick={() => void resize()}
        >
          {state === "working" ? "Resizing..." : isGif ? "Use the first frame" : "Resize and add"}
        </Button>
      </div>
    </div>
  );
}

/** Asks whether to resize an image that is too large. */
export function ResizeDialog() {
  const request = useSubject(resizeQuestion);
  return (
    <Dialog
      isOpen={request !== null}
      onOpenChange={close}
      title="Resize the image?"
      {...(request && { description: describe(request) })}
      className="max-w-[440px]"
    >
      {request && <ResizeForm request={request} />}
    </Dialog>
  );
}
