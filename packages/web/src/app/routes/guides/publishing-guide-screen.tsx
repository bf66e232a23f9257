import { routes } from "@slideloom/core/contract";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { paths } from "../../paths.ts";
import { GuidePage } from "./guide-page.tsx";

export function PublishingGuideScreen() {
  return (
    <GuidePage path={paths.publishingGuide}>
      <h2>In three steps</h2>
      <ol>
        <li>
          On the page <TextLink to={paths.connections}>Connections</TextLink>, connect an account:{" "}
          <TextLink to={paths.blueskyGuide}>Bluesky</TextLink>,{" "}
          <TextLink to={paths.mastodonGuide}>Mastodon</TextLink>,{" "}
          <TextLink to={paths.linkedinGuide}>LinkedIn</TextLink>, or a{" "}
          <TextLink to={paths.handoverGuide}>hand-over</TextLink> to a service that posts elsewhere.
        </li>
        <li>
          Open a carousel in the editor and press <strong>Publish</strong>. Choose the accounts,
          read how each network will show it, and write the caption, or one for each.
        </li>
        <li>
          Choose now, a time, or the next free slot. What comes of it stands in the{" "}
          <TextLink to={paths.calendar}>calendar</TextLink>.
        </li>
      </ol>
      <h2>What is published</h2>
      <p>
        The version of the carousel that you see when you press the button. Change the carousel
        later, and what is scheduled stays as it was, until you say in the calendar that it is to
        use the newest version.
      </p>
      <h2>Never twice</h2>
      <p>
        A post is sent once. Where a network does not answer, Slideloom looks whether the post is
        there. Where it can’t look, it says <em>Not confirmed</em> and asks you: it is there, it is
        not there, or check again. It never posts again by itself what may be there already.
      </p>
      <h2>When the server was off</h2>
      <p>
        What is up to an hour late is published then. What is later is <em>missed</em> and waits for
        you: post it again, move it, or cancel it.
      </p>
      <h2>Times</h2>
      <p>
        Every connection has a time zone and posting times of the week. The next free slot is the
        first posting time at which nothing else is published there. Nine o’clock stays nine o’clock
        when the clocks change.
      </p>
      <h2>From a table</h2>
      <p>
        <strong>Schedule a table</strong> above the calendar takes a CSV with a post a row: its
        title and slides, and the columns <code>networks</code> (such as <code>bluesky</code> or{" "}
        <code>bluesky; linkedin:Ana Lopes</code>), <code>publish_at</code>, <code>time_zone</code>{" "}
        and <code>caption</code>. You see what it would be first; a row with a problem keeps all
        from being scheduled, and the same table again schedules nothing twice.
      </p>
      <h2>In your own calendar</h2>
      <p>
        <strong>Subscribe</strong> above the <TextLink to={paths.calendar}>calendar</TextLink> gives
        a private address for Google Calendar, Outlook or Apple Calendar, which shows what is
        published when.
      </p>
      <h2>By machine</h2>
      <p>
        <code>{routes["v1.createPublication"]}</code> publishes a saved carousel; webhooks tell what
        came of it. See the <TextLink to={paths.apiDocs}>API docs</TextLink>.
      </p>
    </GuidePage>
  );
}
