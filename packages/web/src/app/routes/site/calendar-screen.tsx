import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { SignInOffer } from "../../../components/sign-in-offer.tsx";
import { UserFailure } from "../../../components/user-failure.tsx";
import { Announcer } from "../../../components/ui/announcer.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import {
  type CalendarView,
  findRange,
  isSameMonth,
  listDays,
  readCalendarView,
  readToday,
} from "../../../features/calendar/calendar-view.ts";
import { Calendar, type ScheduleWish } from "../../../features/calendar/components/calendar.tsx";
import { useMediaQuery } from "../../../lib/media-query.ts";
import { useNextPublication, usePublications } from "../../../lib/publications.ts";
import { useUser } from "../../../lib/session.ts";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { paths } from "../../paths.ts";
import { ScheduleDialog } from "./desk-dialogs.tsx";
import { Page } from "./page.tsx";

const queryNames = { view: "view", day: "day", publicationId: "publication" } as const;

/** Returns the day to open: of the next post if today's page has none, or the view's own. */
function useOpeningDay(view: CalendarView, isEnabled: boolean): string {
  const days = listDays(view);
  const shown = usePublications(findRange(days), { isEnabled });
  const next = useNextPublication({ isEnabled });
  // A month's page also shows days of the neighbouring months, mostly below the fold.
  const isHere = (day: string) =>
    view.view === "week" ? days.includes(day) : isSameMonth(day, view.day);
  const isEmpty = shown.data?.every(
    ({ wall_time }) => wall_time === null || !isHere(wall_time.slice(0, 10)),
  );
  const nextDay = next.data?.wall_time?.slice(0, 10);
  return isEnabled && isEmpty && nextDay !== undefined ? nextDay : view.day;
}

/** Keeps the view in the URL, so that Back returns to it. */
function useView(isSignedIn: boolean) {
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
  const read = readCalendarView(query, { view: isPhone ? "list" : "month", today });
  const day = useOpeningDay(read, isSignedIn && !query.has(queryNames.day));
  return { view: { ...read, day }, today, change };
}

export function CalendarScreen() {
  const user = useUser();
  const { view, today, change } = useView(Boolean(user));
  const [wish, setWish] = useState<ScheduleWish | null>(null);
  return (
    <Page
      width="desk"
      title="Calendar"
      lead={
        <>
          Everything you've scheduled and published. Manage accounts in{" "}
          <TextLink to={paths.connections}>Connections</TextLink>.
        </>
      }
    >
      <div className="mt-4 min-h-dvh">
        {user === undefined && <UserFailure />}
        {user === null && (
          <SignInOffer title="Sign in to see your calendar">
            Schedule posts and see what's published.
          </SignInOffer>
        )}
        {user && <Calendar view={view} today={today} onChange={change} onSchedule={setWish} />}
      </div>
      {wish && (
        <ScheduleDialog {...wish} onScheduled={() => setWish(null)} onClose={() => setWish(null)} />
      )}
      <Announcer />
    </Page>
  );
}
