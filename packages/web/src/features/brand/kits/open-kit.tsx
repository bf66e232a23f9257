import type { BrandKit } from "@slideloom/core/contract/brand";
import type { Brand } from "@slideloom/core/design";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showFailure } from "../../../state/failure-toast.ts";
import { serializeBrand } from "../../../state/own-brand.ts";
import { deleteKit, saveKit, takeKit, useKit } from "./kit-changes.ts";

function DeleteKit({ kit, onClose }: { kit: BrandKit; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: () => deleteKit(kit.id),
    onSuccess: onClose,
    onError: showFailure("Brand kit not deleted"),
  });
  return (
    <ConfirmDialog
      title={`Delete “${kit.title}”?`}
      description="Saved posts keep their copy of this brand. This post gets your first kit."
      keepLabel="Keep kit"
      confirmLabel="Delete kit"
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  );
}

/** Name of the kit, and whether the post's brand is the kit's. */
function KitForm({ kit, brand }: { kit: BrandKit; brand: Brand }) {
  const [title, setTitle] = useState(kit.title);
  const [isDeleting, setIsDeleting] = useState(false);
  const isChanged = serializeBrand(brand) !== serializeBrand(kit.brand);
  const isRenamed = title.trim() !== "" && title.trim() !== kit.title;
  const save = useMutation({
    mutationFn: () => saveKit(kit, { title: isRenamed ? title.trim() : kit.title, brand }),
    onError: showFailure("Brand kit not saved"),
  });
  return (
    <div className="flex flex-col gap-2.5">
      <TextField
        label="Name of the kit"
        value={title}
        maxLength={60}
        onChange={(event) => setTitle(event.target.value)}
      />
      <p role="status" className="text-xs text-muted">
        {isChanged || isRenamed
          ? "Your changes are in this post only, until you save them to the kit."
          : "This post has the kit as it is saved."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={save.isPending || !(isChanged || isRenamed)}
          title="Save the name and this post's brand to the kit"
          onClick={() => save.mutate()}
        >
          Save to kit
        </Button>
        {isChanged && (
          <Button
            size="small"
            title="Replace this post's brand with the saved kit"
            onClick={() => void takeKit(kit.id).catch(showFailure("Brand kit not loaded"))}
          >
            Use saved kit
          </Button>
        )}
        <Button size="small" title="Delete this brand kit" onClick={() => setIsDeleting(true)}>
          Delete kit
        </Button>
      </div>
      {isDeleting && <DeleteKit kit={kit} onClose={() => setIsDeleting(false)} />}
    </div>
  );
}

/** The kit that the open post has, unless it is the first one. */
export function OpenKit({ id, brand }: { id: string; brand: Brand }) {
  const { data, error } = useKit(id);
  if (error) {
    return <p role="alert">{`We couldn't load this brand kit. ${readErrorMessage(error)}`}</p>;
  }
  return data ? <KitForm key={data.id} kit={data} brand={brand} /> : null;
}
