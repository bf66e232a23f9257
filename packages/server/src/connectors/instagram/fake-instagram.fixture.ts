import { startFakeGraph } from "../meta/fake-graph.fixture.ts";
import type { FakeGraph } from "../meta/fake-graph-state.fixture.ts";

/** The app that the fake knows. */
export const instagramClient = { id: "990602627938098", secret: "a-secret-of-the-instagram-app" };
/** Ids have more digits than a JavaScript number holds. */
export const instagramUserId = "17841400000000123";

/** Starts a fake of the Instagram API with Instagram Login. */
export const startFakeInstagram = (options?: {
  now?: () => Date;
  port?: number;
}): Promise<FakeGraph> =>
  startFakeGraph(
    {
      client: instagramClient,
      account: {
        user_id: instagramUserId,
        username: "ana.teas",
        name: "Ana Example",
        profile_picture_url: "https://media.example/ana.jpg",
        account_type: "BUSINESS",
      },
      scopes: ["instagram_business_basic", "instagram_business_content_publish"],
      grantPrefix: "ig",
      versions: ["v21.0", "v22.0", "v23.0", "v24.0", "v25.0", "v26.0", "v27.0"],
      edges: { posts: "media", publish: "media_publish", quota: "content_publishing_limit" },
      fields: { status: "status_code", reason: "status", caption: "caption" },
      mostChildren: 10,
      buildPermalink: (number) => `https://www.instagram.com/p/C${number}/`,
    },
    options,
  );
