export { mastodonLength } from "./mastodon-length.ts";
