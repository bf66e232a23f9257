import { defineErrors } from "../errors/domain-error.ts";

export const PublishingError = defineErrors({
  "publication-not-found": "There is no such publication.",
  "publication-changed":
    "This publication has changed since you loaded it. Load it again, then repeat your changes.",
  "publication-exists": "Another publication already has this id.",
  "publication-sending":
    "This publication is being sent or has been sent. You can't change it any more.",
  "connection-removed":
    "The account was disconnected, so we can't look for the post. Check your profile, then tell us what you see.",
  "connection-twice": "An account is named twice. Name each account once.",
  "target-not-found": "This publication has no such target.",
  "target-not-open":
    "The post's current status on this account doesn't allow this decision. Reload the publication.",
  "connection-unknown": "There is no such connection.",
  "connection-unusable": "Reconnect the account before publishing to it.",
  "carousel-not-publishable":
    "This carousel's text isn't a valid post, so we can't publish it. Fix the errors in the editor, then try again.",
  "time-invalid":
    "The at field must be a time such as 2026-12-01T09:00:00Z, or 2026-12-01T09:00 with time_zone.",
  "approval-of-client":
    "Your client approves this post on its review page. To publish it without them, cancel it and publish again.",
  "approval-not-asked": "This publication doesn't wait for approval. Load it again.",
  "approval-late": "This post's time to be approved has passed. Choose another time to ask again.",
  "time-past": "That time has passed. Choose a later one.",
  "time-too-far": "A publication can be scheduled up to two years ahead.",
  "no-free-slot":
    "No posting time is free in the next 60 days. Add posting times to the connected account, or choose a time.",
  "calendar-changed":
    "Your calendar changed while we read the file, so nothing was scheduled. Try again.",
  "calendar-feed-not-found": "There is no such calendar.",
  "no-network": "The networks column is empty. Enter where to publish, such as bluesky.",
  "published-file-not-found": "There is no such file.",
});
