import { unrestrictedPolicy } from "../../outbound/outbound-policy.ts";
import type { InstanceClient } from "../instance-apps.ts";
import { createCallNetwork } from "../network-call.ts";
import type { FakeMastodon } from "./fake-mastodon.fixture.ts";
import { MastodonAccess } from "./mastodon-access.ts";

const redirectUri = "https://slides.example/connect/mastodon/social.example/callback";
const codeVerifier = "v".repeat(43);

/** Creates a `MastodonAccess` that stores registered OAuth clients in memory. */
export function createAccess(now: () => Date) {
  const clients: InstanceClient[] = [];
  const access = new MastodonAccess({
    call: createCallNetwork(unrestrictedPolicy),
    now,
    findServerUrl: (host) => `https://${host}`,
    apps: {
      findNewest: async () => clients.at(-1) ?? null,
      find: async (_, clientId) =>
        clients.find(({ id }) => id === (clientId || "from before")) ?? null,
      save: async (_url, _redirectUri, client) => void clients.push(client),
      forget: async (_, clientId) =>
        void clients.splice(
          clients.findIndex(({ id }) => id === clientId),
          1,
        ),
    },
  });
  return { access, clients };
}

/** Starts a sign-in and follows the redirects as a browser does. */
export async function signIn(
  fake: FakeMastodon,
  { access }: Pick<ReturnType<typeof createAccess>, "access">,
) {
  const asked = { instanceUrl: fake.url, redirectUri, codeVerifier };
  const { url, clientId } = await access.buildSignInUrl(asked, "some state");
  const begun = { ...asked, clientId };
  const { headers } = await fetch(url, { redirect: "manual" });
  const back = new URL(headers.get("location") ?? "");
  return {
    begun,
    /** Query parameters of the authorization page. */
    query: new URL(url).searchParams,
    back,
    finish: () => access.finishSignIn(begun, back.searchParams.get("code") ?? ""),
  };
}
