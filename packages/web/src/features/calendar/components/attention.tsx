import type { Publication } from "@slideloom/core/contract";
import { accountName, networks } from "@slideloom/core/publishing";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { isUsable, useConnections } from "../../../lib/connections.ts";
import { usePublications } from "../../../lib/publications.ts";

/** Accounts that have to be signed in to again, and those that soon have to be. */
function ConnectionNotices() {
  const { data } = useConnections();
  const all = data?.connections ?? [];
  const name = (list: typeof all) =>
    new Intl.ListFormat("en").format(
      list.map((connection) => `${accountName(connection)} (${networks[connection.network].name})`),
    );
  const lost = all.filter((connection) => !isUsable(connection));
  const ending = all.filter(({ state }) => state === "expiring");
  return (
    <>
      {lost.length > 0 && (
        <Notice variant="danger" title="Sign in again">
          <p>
            Nothing is published as {name(lost)} until you do. What is due waits for it.{" "}
            <TextLink to="/connections">Reconnect</TextLink>
          </p>
        </Notice>
      )}
      {ending.length > 0 && (
        <Notice variant="warning" title="An account’s access ends soon">
          <p>
            {name(ending)}: <TextLink to="/connections">sign in again</TextLink> before it does.
          </p>
        </Notice>
      )}
    </>
  );
}

interface QuestionsProps {
  onOpen: (publication: Publication) => void;
}

/** What a person has to decide, wherever in time it stands. */
function Questions({ onOpen }: QuestionsProps) {
  const unknown = usePublications({ status: "unknown" }, { isPolled: true }).data ?? [];
  const missed = usePublications({ status: "missed" }, { isPolled: true }).data ?? [];
  const questions = [
    ...unknown.map((publication) => ({
      publication,
      title: "Is it there?",
      text: "The network did not tell whether it took the post. Nothing is sent again before you say what you see.",
    })),
    ...missed.map((publication) => ({
      publication,
      title: "Its time passed",
      text: "It was due while nothing could be published. It waits for you.",
    })),
  ];
  return questions.map(({ publication, title, text }) => (
    <Notice
      key={`${publication.id} ${title}`}
      variant="warning"
      title={`${title} ${publication.title}`}
    >
      <p>{text}</p>
      <Button size="small" className="mt-2" onClick={() => onOpen(publication)}>
        Decide
      </Button>
    </Notice>
  ));
}

/** What does not go on by itself. */
export function Attention(props: QuestionsProps) {
  return (
    <div className="flex flex-col gap-3">
      <ConnectionNotices />
      <Questions {...props} />
    </div>
  );
}
