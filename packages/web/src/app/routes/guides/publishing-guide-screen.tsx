import { routes } from "@slideloom/core/contract/routes";
import { guidePages, isHandOff, networkIds, networks } from "@slideloom/core/networks";
import { Fragment } from "react";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

const guideOrder = networkIds.toSorted((one, other) => +isHandOff(one) - +isHandOff(other));

export function PublishingGuideScreen() {
  return (
    <GuidePage path={paths.publishingGuide}>
      <h2>Publish in three steps</h2>
      <ol>
        <li>
          On the <TextLink to={paths.connections}>Connections</TextLink> page, connect one of these:{" "}
          {guideOrder.map((id, index) => (
            <Fragment key={id}>
              {index > 0 && (isHandOff(id) ? ", or " : ", ")}
              <TextLink to={guidePages[id].path}>{networks[id].nameInSentence}</TextLink>
            </Fragment>
          ))}{" "}
          to a service that publishes for you.
        </li>
        <li>
          Open a carousel in the editor and choose <strong>Publish</strong>. Select the accounts and
          preview how each network shows the post. Write one caption for all networks, or a
          different caption for each network.
        </li>
        <li>
          Choose when to publish: now, at a date and time, or in the next free slot. The result
          appears in the <TextLink to={paths.calendar}>calendar</TextLink>.
        </li>
      </ol>
      <h2>What is published</h2>
      <p>
        Slideloom publishes the version of the carousel that you see when you schedule the post. If
        you change the carousel later, the scheduled post doesn't change. To update the post, open
        it in the calendar and choose <strong>Use the newest version</strong>.
      </p>
      <h2>No post is published twice</h2>
      <p>
        Slideloom sends each post once. If the network doesn't confirm the post, Slideloom checks
        whether it was published. If Slideloom can't find out, the post's status is{" "}
        <em>Not confirmed</em>, and Slideloom asks you whether the post is there. Slideloom never
        resends a post that may already be published.
      </p>
      <h2>If the server was off</h2>
      <p>
        If the server was off at a post's time, Slideloom publishes the post up to an hour late.
        After that hour, the post is marked <em>Missed</em>. You can publish, move or cancel missed
        posts in the calendar.
      </p>
      <h2>Posting times</h2>
      <p>
        Every connected account has a time zone and weekly posting times. The next free slot is the
        first posting time that has no post yet. When the clocks change for summer or winter, 9:00
        stays 9:00.
      </p>
      <h2>Import a schedule</h2>
      <p>
        To schedule many posts at once, choose <strong>Import a schedule (CSV)</strong> above the
        calendar. Each row of the file is a post, with its title and slides. These columns say where
        and when the post is published, and with which caption: <code>networks</code> (such as{" "}
        <code>bluesky</code> or <code>bluesky; linkedin:Ana Lopes</code>), <code>publish_at</code>,{" "}
        <code>time_zone</code> and <code>caption</code>. You see a preview before anything is
        scheduled. If a row has a problem, no post is scheduled until you fix it. If you import the
        same file again, no post is scheduled twice.
      </p>
      <h2>See your posts in your calendar app</h2>
      <p>
        Open the <TextLink to={paths.calendar}>calendar</TextLink> and choose{" "}
        <strong>Add to my calendar app</strong>. You get a private link for Google Calendar, Outlook
        or Apple Calendar.
      </p>
      <h2>API</h2>
      <p>
        <code>{routes["v1.createPublication"]}</code> publishes a saved carousel, and webhooks
        report the result. See the <TextLink to={paths.apiDocs}>API docs</TextLink>.
      </p>
    </GuidePage>
  );
}
