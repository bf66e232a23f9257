import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { Announcer } from "../../../components/ui/announcer.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import {
  type CalendarView,
  readCalendarView,
  readToday,
} from "../../../features/calendar/calendar-view.ts";
import { Calendar } from "../../../features/calendar/components/calendar.tsx";
import { useMediaQuery } from "../../../lib/media-query.ts";
import { useUser } from "../../../lib/session.ts";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { paths } from "../../paths.ts";
import { Page } from "./page.tsx";

const queryNames = { view: "view", day: "day", publicationId: "publication" } as const;

/** Keeps the view in the URL, so that Back returns to it. */
function useView() {
  const isPhone = useMediaQuery("(max-width: 639px)");
  const [query, setQuery] = useSearchParams();
  const today = readToday(viewerZone());
  const change = useCallback(
    (changed: Partial<CalendarView>) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [field, name] of Object.entries(queryNames)) {
            const value = changed[field as keyof CalendarView];
            if (value === null) after.delete(name);
            else if (value !== undefined) after.set(name, value);
          }
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const view = readCalendarView(query, { view: isPhone ? "list" : "month", today });
  return { view, today, change };
}

export function CalendarScreen() {
  const user = useUser();
  const { view, today, change } = useView();
  return (
    <Page
      title="Calendar"
      lead={
        <>
          Everything you've scheduled and published. Manage accounts in{" "}
          <TextLink to={paths.connections}>Connections</TextLink>.
        </>
      }
    >
      <div className="mt-6 min-h-dvh">
        {user === undefined && <UserFailure />}
        {user === null && (
          <SignInOffer title="Sign in to see your calendar">
            Schedule posts and see what's published.
          </SignInOffer>
        )}
        {user && <Calendar view={view} today={today} onChange={change} />}
      </div>
      <Announcer />
    </Page>
  );
}
