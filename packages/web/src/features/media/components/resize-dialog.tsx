import { maxUploadBytes } from "@slideloom/core/media";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { keepPicture } from "../add-picture.ts";
import { resizePicture } from "../resize-picture.ts";
import { type ResizeRequest, useResizeStore } from "../resize-store.ts";

const megabyte = 1024 * 1024;

function close(): void {
  useResizeStore.setState({ request: null });
}

function describe({ file }: ResizeRequest): string {
  const limit = maxUploadBytes / megabyte;
  return file.size > maxUploadBytes
    ? `${file.name} has ${(file.size / megabyte).toFixed(1)} MB; a slide takes up to ${limit} MB.`
    : `${file.name} has more pixels than a slide can take.`;
}

function ResizeForm({ request }: { request: ResizeRequest }) {
  const [state, setState] = useState<"asking" | "working" | "failed">("asking");
  const { file, mimeType, slideIndex } = request;
  const isGif = mimeType === "image/gif";
  const resize = async () => {
    setState("working");
    try {
      const { blob } = await resizePicture(file);
      // Given up meanwhile.
      if (useResizeStore.getState().request !== request) return;
      close();
      await keepPicture(blob, file.name, slideIndex);
    } catch (error) {
      console.warn("A picture could not be made smaller.", error);
      setState("failed");
    }
  };
  return (
    <div className="flex flex-col gap-4 px-5 pb-5">
      {isGif && (
        <Notice variant="info">
          A GIF can't be made smaller without losing its motion: what remains is its first frame,
          which is also what a downloaded slide shows.
        </Notice>
      )}
      {state === "failed" && (
        <Notice variant="danger" role="alert">
          This browser can't make the picture smaller. Open it in a picture editor, save it with
          fewer pixels and upload that.
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button title="Leave the slide as it is" onClick={close}>
          Cancel
        </Button>
        <Button
          variant="primary"
          title="Make a smaller copy and put it on the slide"
          disabled={state !== "asking"}
          onClick={() => void resize()}
        >
          {state === "working" ? "Resizing..." : isGif ? "Use its first frame" : "Resize and add"}
        </Button>
      </div>
    </div>
  );
}

/** Asks whether a picture that is too large may be made smaller. */
export function ResizeDialog() {
  const request = useResizeStore((state) => state.request);
  return (
    <Dialog
      isOpen={request !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title="Resize the picture?"
      {...(request && { description: describe(request) })}
      className="max-w-[440px]"
    >
      {request && <ResizeForm request={request} />}
    </Dialog>
  );
}
