const videoAdvice =
  "YouTube doesn't give transcripts to other servers. On the video's page, choose “…more”, then “Show transcript”. " +
  "Copy the transcript and paste it here, or upload the video's subtitles (SRT or VTT).";

const signInAdvice = (site: string) =>
  `${site} shows posts only to people who are signed in. Open the post, copy its text and paste it here.`;

const sites: readonly (readonly [hosts: RegExp, advice: string])[] = [
  [/(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com)$/, videoAdvice],
  [/(^|\.)(linkedin\.com)$/, signInAdvice("LinkedIn")],
  [/(^|\.)(x\.com|twitter\.com)$/, signInAdvice("X")],
  [/(^|\.)instagram\.com$/, signInAdvice("Instagram")],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me)$/, signInAdvice("Facebook")],
];

/** Returns advice for an address on a site that is closed to servers; null for other sites. */
export function findClosedSite(url: string): string | null {
  const hostname = URL.canParse(url) ? new URL(url).hostname : "";
  return sites.find(([hosts]) => hosts.test(hostname))?.[1] ?? null;
}
