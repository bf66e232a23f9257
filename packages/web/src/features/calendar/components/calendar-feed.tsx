import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AddressField } from "../../../components/address-field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";
import { showToast } from "../../../state/toast-store.ts";

const feed = queryEndpoint("getCalendarFeed");

/** The address, to copy or to replace. */
function FeedAddress() {
  const query = useQuery({ ...feed, staleTime: 0 });
  const [asks, setAsks] = useState(false);
  const replace = useMutation({
    mutationFn: () => requestApi("replaceCalendarFeed"),
    onSuccess: (replaced) => {
      queryClient.setQueryData(feed.queryKey, replaced);
      setAsks(false);
      showToast({
        title: "The address is a new one",
        description: "The one before shows nothing any more.",
      });
    },
  });
  const error = query.error ?? replace.error;
  // Without a public address the server returns a path: the browser knows under which name it is reached.
  const url = query.data && new URL(query.data.url, location.origin).href;
  return (
    <div className="flex flex-col gap-3 overflow-y-auto px-5 pb-5">
      {error && (
        <Notice variant="danger" role="alert">
          {error.message}
        </Notice>
      )}
      {url && <AddressField label="Address" url={url} copyTitle="Copy the address" />}
      <p className="text-muted">
        Whoever has it sees what you publish and when. If it came into wrong hands, replace it.
      </p>
      {asks ? (
        <div
          role="group"
          aria-label="Replace the address"
          className="flex flex-wrap items-center gap-2"
        >
          <span>Calendars that use it now will find nothing.</span>
          <Button
            size="small"
            variant="danger"
            disabled={replace.isPending}
            onClick={() => replace.mutate()}
          >
            Replace it
          </Button>
          <Button size="small" onClick={() => setAsks(false)}>
            Keep it
          </Button>
        </div>
      ) : (
        <Button className="self-start" disabled={!url} onClick={() => setAsks(true)}>
          Replace the address
        </Button>
      )}
    </div>
  );
}

/** The private address at which calendar programs read what is published when. */
export function CalendarFeed({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="In your own calendar"
      description="Subscribe to this address in Google Calendar, Outlook or Apple Calendar."
      className="max-w-lg"
    >
      <FeedAddress />
    </Dialog>
  );
}
