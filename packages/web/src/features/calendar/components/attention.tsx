import type { Publication } from "@slideloom/core/contract/publications";
import { accountName, describePlace } from "@slideloom/core/networks";
import { describeUnconfirmed } from "@slideloom/core/publishing";
import { countNoun, plural } from "@slideloom/core/text";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { isUsable, useConnections } from "../../../lib/connections.ts";
import { usePublications, waitsForOwner } from "../../../lib/publications.ts";

/** Notices about connected accounts whose access has expired or expires soon. */
function ConnectionNotices() {
  const { data } = useConnections();
  const all = data?.connections ?? [];
  const name = (list: typeof all) =>
    new Intl.ListFormat("en-GB").format(
      list.map((connection) => `${accountName(connection)} (${describePlace(connection)})`),
    );
  const lost = all.filter((connection) => !isUsable(connection));
  const ending = all.filter(({ state }) => state === "expiring");
  return (
    <>
      {lost.length > 0 && (
        <Notice variant="danger" title={`Reconnect ${name(lost)}`}>
          <p>
            We can't publish to {plural(lost.length, "this account", "these accounts")} until you
            reconnect {plural(lost.length, "it", "them")}. Scheduled posts stay scheduled.{" "}
            <TextLink to="/connections">Reconnect</TextLink>
          </p>
        </Notice>
      )}
      {ending.length > 0 && (
        <Notice variant="warning" title="Access expires soon">
          <p>
            <TextLink to="/connections">Reconnect</TextLink> to keep publishing to {name(ending)}.
          </p>
        </Notice>
      )}
    </>
  );
}

function askWhatHappened({ targets }: Publication): string {
  const [target] = targets.filter(({ status }) => status === "unknown");
  return target ? describeUnconfirmed(target.network, target.name) : "";
}

const listServices = ({ targets }: Publication): string =>
  new Intl.ListFormat("en-GB").format(
    targets.flatMap((target) => (target.by_hand === null ? [] : [describePlace(target)])),
  );

interface QuestionsProps {
  onOpen: (publication: Publication) => void;
}

/** Publications that need a decision, whatever their date. */
function Questions({ onOpen }: QuestionsProps) {
  const unknown = usePublications({ status: "unknown" }, { isPolled: true }).data ?? [];
  const missed = usePublications({ status: "missed" }, { isPolled: true }).data ?? [];
  const asked = usePublications({ status: "waiting_for_approval" }, { isPolled: true }).data ?? [];
  const waiting = asked.filter(waitsForOwner);
  const byHand = usePublications({ status: "by_hand" }, { isPolled: true }).data ?? [];
  const [nowMs] = useState(() => Date.now());
  const due = byHand.filter(({ due_at }) => due_at !== null && Date.parse(due_at) <= nowMs);
  const questions = [
    ...due.map((publication) => ({
      publication,
      title: `Post “${publication.title}” now`,
      text: `Get the files and the caption, post it on ${listServices(publication)}, and mark it as posted.`,
    })),
    ...(waiting.length === 1 ? waiting : []).map((publication) => ({
      publication,
      title: `Approve “${publication.title}”?`,
      text: "It's published only if you approve it.",
    })),
    ...unknown.map((publication) => ({
      publication,
      title: `Was “${publication.title}” published?`,
      text: `${askWhatHappened(publication)} We won't publish the post again until you tell us.`,
    })),
    ...missed.map((publication) => ({
      publication,
      title: `Missed: ${publication.title}`,
      text:
        publication.approval === null
          ? "The server was off or publishing was paused when this post was due. Publish the post now, move it or cancel it."
          : "Nobody approved this post in time. Move it to ask again, or cancel it.",
    })),
  ];
  const notices = questions.map(({ publication, title, text }) => (
    <Notice key={`${publication.id} ${title}`} variant="warning" title={title}>
      <p>{text}</p>
      <Button size="small" className="mt-2" onClick={() => onOpen(publication)}>
        Review
      </Button>
    </Notice>
  ));
  return (
    <>
      {waiting.length > 1 && (
        <Notice variant="warning" title={`${countNoun(waiting.length, "post")} need your approval`}>
          <p>
            They're published only if you approve them. <TextLink to="/approvals">Review</TextLink>
          </p>
        </Notice>
      )}
      {notices}
    </>
  );
}

/** Everything in the calendar that needs the person to act. */
export function Attention(props: QuestionsProps) {
  return (
    <div className="flex flex-col gap-3">
      <ConnectionNotices />
      <Questions {...props} />
    </div>
  );
}
