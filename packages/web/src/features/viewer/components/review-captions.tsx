import type { OpenReviewPage, ReviewPost, ReviewTarget } from "@slideloom/core/contract/reviews";
import type { Post } from "@slideloom/core/document";
import {
  accountName,
  captionServices,
  describePlace,
  networkOfSize,
  type PostPlace,
  type PublicationOptions,
  placeName,
  placeOf,
  rulesFor,
} from "@slideloom/core/networks";
import { splitCaption, suggestCaption } from "@slideloom/core/publishing";
import { FoldedCaption } from "../../../components/folded-caption.tsx";
import { NetworkMark } from "../../../components/publications/network-mark.tsx";
import { TwoTimes } from "../../../components/publications/two-times.tsx";
import { TargetFeed } from "./target-feed.tsx";

interface CaptionProps {
  place: PostPlace;
  label: string;
  caption: string;
  options?: PublicationOptions;
}

/** A caption as the service's feed shows it. */
function Caption({ place, label, caption, options = {} }: CaptionProps) {
  const { service } = rulesFor(place);
  return (
    <FoldedCaption
      service={service}
      label={label}
      {...splitCaption({ ...place, options }, caption)}
    />
  );
}

interface ShownPost {
  page: OpenReviewPage;
  post: Post;
}

const findPlace = ({ network, service, by_hand }: ReviewTarget): PostPlace =>
  by_hand === null
    ? { network, ...(service && { service }), limits: {} }
    : { service: by_hand, limits: {} };

/** The post on one account. */
function Target({ target, page, post }: ShownPost & { target: ReviewTarget }) {
  const { draft } = page;
  const { caption, options } = target;
  const place = findPlace(target);
  const name = describePlace(target);
  return (
    <li className="flex min-w-0 flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <p className="flex items-center gap-2 font-medium">
        <NetworkMark network={placeOf(target)} />
        <span className="min-w-0 wrap-anywhere">
          {name}
          {target.by_hand === null && ` · ${accountName(target)}`}
        </span>
      </p>
      <Caption label={`Caption on ${name}`} {...{ place, caption, options }} />
      {draft.postType === "carousel" && <TargetFeed {...{ target, draft, post }} />}
    </li>
  );
}

function Time({ due_at, time_zone, is_due_on_approval }: ReviewPost) {
  if (due_at !== null) return <TwoTimes iso={due_at} timeZone={time_zone} />;
  return is_due_on_approval ? "As soon as you approve it" : "No time yet";
}

/** The posts that are published once they are approved: when, where, and with which captions. */
function Posts(props: ShownPost) {
  return props.page.posts.map((waiting) => (
    <section
      key={waiting.id}
      aria-label="Planned post"
      className="rounded-xl border border-line bg-surface p-4"
    >
      <h3 className="font-semibold">
        <Time {...waiting} />
      </h3>
      <ul aria-label="Accounts" className="mt-1">
        {waiting.targets.map((target, index) => (
          <Target key={index} {...props} target={target} />
        ))}
      </ul>
    </section>
  ));
}

/** The carousel's captions, if no post is planned. */
function Captions({ page: { draft }, post }: ShownPost) {
  const { captions = {} } = draft;
  const own = captionServices.filter((service) => captions[service]);
  return (
    <div className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4">
      <Caption
        place={{ service: networkOfSize[draft.carouselFormat] ?? "linkedin", limits: {} }}
        label="Caption"
        caption={suggestCaption(post)}
      />
      {own.map((service) => (
        <div key={service} className="flex flex-col gap-1 border-t border-line pt-3">
          <p className="flex items-center gap-2 font-medium">
            <NetworkMark network={service} />
            {placeName(service)}
          </p>
          <Caption
            place={{ service, limits: {} }}
            label={`Caption on ${placeName(service)}`}
            caption={captions[service] ?? ""}
          />
        </div>
      ))}
    </div>
  );
}

/** What is published with the slides. */
export function ReviewCaptions(props: ShownPost) {
  const isPlanned = props.page.posts.length > 0;
  return (
    <section aria-label={isPlanned ? "Planned posts" : "Captions"} className="flex flex-col gap-3">
      <h2 className="font-heading text-base font-semibold">
        {isPlanned ? "Published once you approve" : "Caption"}
      </h2>
      {isPlanned ? <Posts {...props} /> : <Captions {...props} />}
    </section>
  );
}
