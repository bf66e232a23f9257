import type { Publication } from "@slideloom/core/contract/publications";
import { describeEnding } from "../../../components/publications/describe-ending.ts";
import { TargetList } from "../../../components/publications/target-list.tsx";
import { TwoTimes } from "../../../components/publications/two-times.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { isWaiting, usePublication } from "../../../lib/publications.ts";

interface PublishedOutcomeProps {
  made: Publication;
  onMore: () => void;
  onClose: () => void;
}

/** Who has to approve the post before it is published. */
function Waiting({ due_at, time_zone, approval }: Publication) {
  return (
    <>
      {approval?.by === "client" ? (
        "Waiting for your client. Send them a review link: create one under Share."
      ) : (
        <>
          Waiting for your approval on the <TextLink to="/approvals">Approvals</TextLink> page.
        </>
      )}
      {due_at !== null && (
        <>
          {" "}
          Once approved, it's published on <TwoTimes iso={due_at} timeZone={time_zone} />.
        </>
      )}
    </>
  );
}

function Heading({ publication }: { publication: Publication }) {
  const { due_at, time_zone, source, targets } = publication;
  if (isWaiting(publication)) return <Waiting {...publication} />;
  if (due_at === null) return <>Saved as unscheduled. Find it in the calendar.</>;
  if (targets.some(({ status }) => status === "by_hand")) {
    return source === "now" ? (
      <>Follow these steps. The post stays in your calendar until you mark it.</>
    ) : (
      <>
        Added to your calendar for <TwoTimes iso={due_at} timeZone={time_zone} />.
      </>
    );
  }
  const ending = describeEnding(targets);
  if (ending) return ending;
  if (source === "now") {
    return "Publishing… You can close this window; the result appears in the calendar.";
  }
  return (
    <>
      Scheduled for <TwoTimes iso={due_at} timeZone={time_zone} />.
    </>
  );
}

/** Live status of the publication that was just created. */
export function PublishedOutcome({ made, onMore, onClose }: PublishedOutcomeProps) {
  const { data: publication = made, error } = usePublication(made.id);
  return (
    <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-5 pb-5">
      <p role="status">
        <Heading publication={publication} />
      </p>
      {error && (
        <Notice variant="warning" role="alert">
          We couldn't check the status: {error.message}
        </Notice>
      )}
      <TargetList publication={publication} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onMore}>Publish to another account</Button>
        <ButtonLink to={`/calendar?publication=${publication.id}`}>Open the calendar</ButtonLink>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
