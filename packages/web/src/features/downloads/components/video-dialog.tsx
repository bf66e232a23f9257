import { InDialog, lazyPart } from "../../../components/lazy-part/lazy-part.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { closeVideoDialog, useVideoStore } from "../video/video-store.ts";

const VideoForm = lazyPart(async () => (await import("./video-form.tsx")).VideoForm, {
  name: "the video settings",
  Place: InDialog,
});

export function VideoDialog() {
  const isOpen = useVideoStore((state) => state.isOpen);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={closeVideoDialog}
      title="Video"
      description="The video shows your slides one after another, without sound."
      className="max-h-[calc(100dvh-24px)] max-w-[480px]"
    >
      <VideoForm />
    </Dialog>
  );
}
