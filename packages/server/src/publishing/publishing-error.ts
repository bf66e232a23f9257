import { defineErrors } from "../errors/domain-error.ts";

/** What can't be done with publications. */
export const PublishingError = defineErrors({
  "publication-not-found": "There is no such publication.",
  "publication-changed": "This publication was changed elsewhere in the meantime.",
  "publication-exists": "Another publication has that id.",
  "publication-sending":
    "It is being sent at this moment, or has been: it can no longer be changed.",
  "connection-removed":
    "The account was disconnected, so we can't look for the post. Check your profile, then tell us what you see.",
  "connection-twice": "An account is named twice.",
  "target-not-found": "The publication has no such target.",
  "target-not-open": "This can't be decided now: look at the target's status.",
  "connection-unknown": "There is no such connection.",
  "connection-unusable": "A connection must be renewed before it can be published on.",
  "carousel-not-publishable": "Only a carousel whose text is a valid post can be published.",
  "time-invalid":
    "The at field must be a time such as 2026-12-01T09:00:00Z, or 2026-12-01T09:00 with time_zone.",
  "time-past": "That time has passed.",
  "time-too-far": "A publication can be scheduled up to two years ahead.",
  "no-free-slot":
    "No posting time is free in the next 60 days. Add some to the connection, or choose a time.",
  "calendar-changed":
    "Your calendar changed again and again while the table was read. Nothing is scheduled: try again.",
  "calendar-feed-not-found": "There is no such calendar.",
  "no-network": "The networks column is empty: name where it is published, such as bluesky.",
  "published-file-not-found": "There is no such file.",
});
