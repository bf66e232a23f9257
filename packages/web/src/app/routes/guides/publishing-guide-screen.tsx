import { routes } from "@slideloom/core/contract";
import { guidePages, isHandOff, networkIds, networks } from "@slideloom/core/networks";
import { Fragment } from "react";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

const guideOrder = networkIds.toSorted((one, other) => +isHandOff(one) - +isHandOff(other));

export function PublishingGuideScreen() {
  return (
    <GuidePage path={paths.publishingGuide}>
      <h2>In three steps</h2>
      <ol>
        <li>
          On the <TextLink to={paths.connections}>Connections</TextLink> page, connect an account:{" "}
          {guideOrder.map((id, index) => (
            <Fragment key={id}>
              {index > 0 && (isHandOff(id) ? ", or " : ", ")}
              <TextLink to={guidePages[id].path}>{networks[id].nameInSentence}</TextLink>
            </Fragment>
          ))}{" "}
          to a service that posts elsewhere.
        </li>
        <li>
          Open a carousel in the editor and choose <strong>Publish</strong>. Select the accounts,
          preview how each network shows the post, and write one caption or one for each network.
        </li>
        <li>
          Choose now, a time, or the next free slot. The result appears in the{" "}
          <TextLink to={paths.calendar}>calendar</TextLink>.
        </li>
      </ol>
      <h2>What is published</h2>
      <p>
        The version of the carousel that you see when you schedule it. If you change the carousel
        later, scheduled posts stay as they are. To update a post, open it in the calendar and
        choose <strong>Use the newest version</strong>.
      </p>
      <h2>Never twice</h2>
      <p>
        A post is sent once. If a network doesn't confirm it, Slideloom checks whether the post was
        published. If it can't check, the post's status is <em>Not confirmed</em>, and Slideloom
        asks you. It never resends a post that may already be published.
      </p>
      <h2>If the server was off</h2>
      <p>
        If it's back within an hour, overdue posts are published. After that, they're marked{" "}
        <em>Missed</em>, and you can publish, move or cancel them in the calendar.
      </p>
      <h2>Times</h2>
      <p>
        Every connected account has a time zone and weekly posting times. The next free slot is the
        first posting time with no other post. 9:00 stays 9:00 when the clocks change.
      </p>
      <h2>Import a schedule</h2>
      <p>
        <strong>Import a schedule (CSV)</strong> above the calendar reads a file with one post per
        row: its title and slides, and the columns <code>networks</code> (such as{" "}
        <code>bluesky</code> or <code>bluesky; linkedin:Ana Lopes</code>), <code>publish_at</code>,{" "}
        <code>time_zone</code> and <code>caption</code>. You see a preview first. If a row has a
        problem, nothing is scheduled until you fix it. Importing the same file again schedules
        nothing twice.
      </p>
      <h2>Your own calendar app</h2>
      <p>
        Choose <strong>Add to my calendar app</strong> above the{" "}
        <TextLink to={paths.calendar}>calendar</TextLink> to get a private link for Google Calendar,
        Outlook or Apple Calendar.
      </p>
      <h2>API</h2>
      <p>
        <code>{routes["v1.createPublication"]}</code> publishes a saved carousel, and webhooks
        report the result. See the <TextLink to={paths.apiDocs}>API docs</TextLink>.
      </p>
    </GuidePage>
  );
}
