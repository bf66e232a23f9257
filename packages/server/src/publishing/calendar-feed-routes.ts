import type { FastifyInstance } from "fastify";
import { getSignedIn } from "../accounts/signed-in.ts";
import { addRoute } from "../http/add-route.ts";
import type { CalendarFeedService } from "./calendar-feed-service.ts";

export interface CalendarFeedParts {
  calendarFeeds: CalendarFeedService;
}

/** Routes for managing an account's calendar feed URL, and for the feed itself. */
export function registerCalendarFeeds(
  app: FastifyInstance,
  { calendarFeeds }: CalendarFeedParts,
): void {
  addRoute(app, "getCalendarFeed", async (request) => {
    return calendarFeeds.find(getSignedIn(request).account.id);
  });

  addRoute(app, "replaceCalendarFeed", async (request) => {
    return calendarFeeds.replace(getSignedIn(request).account.id);
  });

  addRoute(app, "getCalendarFile", async (request, reply) => {
    const calendar = await calendarFeeds.read(request.params);
    return reply
      .type("text/calendar; charset=utf-8")
      .headers({
        "cache-control": "private, max-age=300",
        "content-disposition": 'inline; filename="slideloom.ics"',
      })
      .send(calendar);
  });
}
