import { Awaited } from "../../../components/loading-state.tsx";
import { accountName } from "@slideloom/core/networks";
import type { Publication } from "@slideloom/core/contract/publications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { canMove } from "../../../components/publications/describe-target.ts";
import { TargetList } from "../../../components/publications/target-list.tsx";
import { TwoTimes } from "../../../components/publications/two-times.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { FoldingSection } from "../../../components/ui/folding-section.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useMediaQuery } from "../../../lib/media-query.ts";
import { changePublication, usePublication } from "../../../lib/publications.ts";
import { showToast } from "../../../state/toast-store.ts";
import { reportFailure } from "../move-publication.ts";
import { Attempts } from "./attempts.tsx";
import { PublicationActions } from "./publication-actions.tsx";

/** Offers the newest version if the carousel was changed after scheduling. */
function NewerVersion({ publication }: { publication: Publication }) {
  const { id, version, newer_version } = publication;
  const { mutate, isPending } = useMutation({
    mutationFn: () => changePublication(id, { version, use_newest_version: true }),
    onSuccess: () =>
      showToast({ title: "Updated to the newest version", description: publication.title }),
    onError: (error) => reportFailure("Post not updated", error),
  });
  if (newer_version === null || !canMove(publication)) return null;
  return (
    <Notice variant="info" title="The carousel has changed">
      <p>This post still uses the version that you scheduled.</p>
      <Button size="small" className="mt-2" disabled={isPending} onClick={() => mutate()}>
        Use the newest version
      </Button>
    </Notice>
  );
}

function Captions({ targets }: Publication) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FoldingSection title="Captions" isOpen={isOpen} onOpenChange={setIsOpen}>
      {targets.map((target) => (
        <div key={target.id} className="mb-2">
          <p className="text-[13px] text-muted">{accountName(target)}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {target.caption || "None"}
          </p>
        </div>
      ))}
    </FoldingSection>
  );
}

function Details({ publication }: { publication: Publication }) {
  const { title, thumbnail_url, due_at, time_zone } = publication;
  return (
    <>
      <div className="flex gap-3">
        {thumbnail_url && (
          <img src={thumbnail_url} alt="" className="h-24 max-w-24 rounded-lg object-contain" />
        )}
        <div className="min-w-0">
          <p dir="auto" className="font-semibold wrap-anywhere">
            {title}
          </p>
          <p className="mt-1">
            {due_at === null ? "Unscheduled" : <TwoTimes iso={due_at} timeZone={time_zone} />}
          </p>
        </div>
      </div>
      <NewerVersion publication={publication} />
      <TargetList publication={publication} />
      <PublicationActions publication={publication} />
      <div>
        <Captions {...publication} />
        <Attempts publication={publication} />
      </div>
    </>
  );
}

interface PublicationDetailsProps {
  id: string;
  onClose: () => void;
}

/** The dialog with a publication's details and actions, polled for changes. */
export function PublicationDetails({ id, onClose }: PublicationDetailsProps) {
  const isPhone = useMediaQuery("(max-width: 639px)");
  const query = usePublication(id);
  const { data, error } = query;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Post details"
      place={isPhone ? "bottom" : "right"}
      className={isPhone ? "" : "w-[420px]!"}
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pb-5">
        {(error || !data) && <Awaited title="We couldn't load this post" query={query} />}
        {data && <Details publication={data} />}
      </div>
    </Dialog>
  );
}
