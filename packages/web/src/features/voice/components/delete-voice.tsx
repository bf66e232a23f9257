import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { showToast } from "../../../state/toast-store.ts";
import { deleteVoice } from "../voice-api.ts";
import { resetVoiceView, voiceDialog } from "../voice-view-store.ts";
import { showFailure } from "../../../state/failure-toast.ts";

/** Deletes the account's writing style and its example posts, after a confirmation. */
export function DeleteVoice() {
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: deleteVoice,
    onSuccess: () => {
      resetVoiceView();
      voiceDialog.close();
      showToast({
        title: "Voice deleted",
        description: "The posts that we learned your voice from are deleted too.",
      });
    },
    onError: showFailure("Voice not deleted"),
  });
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {asks ? (
        <>
          <p className="mr-auto">
            Delete your voice and the posts that we learned it from? This can't be undone.
          </p>
          <Button size="small" onClick={() => setAsks(false)}>
            Keep it
          </Button>
          <Button
            size="small"
            variant="danger"
            // This button replaces the focused one, so it takes the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            disabled={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Delete
          </Button>
        </>
      ) : (
        <Button size="small" className="text-danger!" onClick={() => setAsks(true)}>
          Delete voice
        </Button>
      )}
    </div>
  );
}
