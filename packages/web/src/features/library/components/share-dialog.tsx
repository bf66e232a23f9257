import { useMutation, useQuery } from "@tanstack/react-query";
import { AddressField } from "../../../components/address-field.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { requestApi } from "../../../lib/api.ts";
import { fetchCarousel } from "../../../lib/carousels.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { ReviewLinks } from "./review-links.tsx";

interface SharedLinkProps {
  url: string;
  isRevoking: boolean;
  onRevoke: () => void;
}

function SharedLink({ url, isRevoking, onRevoke }: SharedLinkProps) {
  return (
    <>
      <AddressField label="Link" url={url} copyTitle="Copy link" />
      <div className="flex flex-wrap justify-between gap-2">
        <Button disabled={isRevoking} title="The link stops working" onClick={onRevoke}>
          Revoke link
        </Button>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex h-9 items-center rounded font-medium text-accent-ink underline underline-offset-2"
        >
          Open link
        </a>
      </div>
    </>
  );
}

function Sharing({ id }: { id: string }) {
  const params = { id };
  const queryKey = ["share", id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await fetchCarousel(id, signal)).shareUrl,
    staleTime: 0,
  });
  const setUrl = (url: string | null) => queryClient.setQueryData(queryKey, url);
  const open = useMutation({
    mutationFn: () => requestApi("shareCarousel", { params }),
    onSuccess: ({ url }) => setUrl(url),
  });
  const revoke = useMutation({
    mutationFn: () => requestApi("revokeShare", { params }),
    onSuccess: () => setUrl(null),
  });
  const error = query.error ?? open.error ?? revoke.error;
  // Without PUBLIC_URL the server returns a path, resolved against the browser's own origin.
  const url = query.data && new URL(query.data, location.origin).href;
  return (
    <section aria-label="View only" className="flex flex-col gap-3">
      <div>
        <h3 className="font-semibold">View only</h3>
        <p className="text-muted">Anyone with the link can view the latest saved slides.</p>
      </div>
      <ErrorNotice error={error} />
      {url && (
        <SharedLink url={url} isRevoking={revoke.isPending} onRevoke={() => revoke.mutate()} />
      )}
      {query.data === null && (
        <Button
          variant="primary"
          className="self-start"
          disabled={open.isPending}
          onClick={() => open.mutate()}
        >
          Create link
        </Button>
      )}
    </section>
  );
}

interface ShareDialogProps {
  id: string;
  onClose: () => void;
}

/** The dialog to create, copy and revoke a carousel's public link, and to ask for reviews. */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Share"
      description="Only you can edit your slides."
      className="max-h-[calc(100dvh-24px)] max-w-[480px]"
    >
      <div className="flex min-h-0 flex-col gap-5 overflow-y-auto px-5 pb-5">
        <Sharing id={id} />
        <ReviewLinks id={id} />
      </div>
    </Dialog>
  );
}
