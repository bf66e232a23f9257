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

/** The feed's URL, with buttons to copy and replace it. */
function FeedAddress() {
  const query = useQuery({ ...feed, staleTime: 0 });
  const [asks, setAsks] = useState(false);
  const replace = useMutation({
    mutationFn: () => requestApi("replaceCalendarFeed"),
    onSuccess: (replaced) => {
      queryClient.setQueryData(feed.queryKey, replaced);
      setAsks(false);
      showToast({
        title: "Calendar link replaced",
        description: "The old link no longer works.",
      });
    },
  });
  const error = query.error ?? replace.error;
  // If `PUBLIC_URL` isn't set, the server returns only a path, and the browser adds its own origin.
  const url = query.data && new URL(query.data.url, location.origin).href;
  return (
    <div className="flex flex-col gap-3 overflow-y-auto px-5 pb-5">
      {error && (
        <Notice variant="danger" role="alert">
          {error.message}
        </Notice>
      )}
      {url && <AddressField label="Calendar link" url={url} copyTitle="Copy calendar link" />}
      <p className="text-muted">
        Anyone with this link can see what you publish and when. If you replace the link, the old
        one stops working.
      </p>
      {asks ? (
        <div
          role="group"
          aria-label="Replace calendar link"
          className="flex flex-wrap items-center gap-2"
        >
          <span>Calendars that use this link stop updating.</span>
          <Button
            size="small"
            variant="danger"
            disabled={replace.isPending}
            onClick={() => replace.mutate()}
          >
            Replace
          </Button>
          <Button size="small" onClick={() => setAsks(false)}>
            Keep link
          </Button>
        </div>
      ) : (
        <Button className="self-start" disabled={!url} onClick={() => setAsks(true)}>
          Replace link
        </Button>
      )}
    </div>
  );
}

/** The dialog with the private iCalendar feed of the account's publications. */
export function CalendarFeed({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Add to my calendar app"
      description="Subscribe to this link in Google Calendar, Outlook or Apple Calendar."
      className="max-w-lg"
    >
      <FeedAddress />
    </Dialog>
  );
}
