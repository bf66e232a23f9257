import type { Publication, PublishTime } from "@slideloom/core/contract/publications";
import type { Post } from "@slideloom/core/document";
import {
  captionServices,
  type CaptionService,
  placeName,
  rulesFor,
} from "@slideloom/core/networks";
import { measureCaption, planTarget } from "@slideloom/core/publishing";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { CaptionCount } from "../../../components/caption-count.tsx";
import { CaptionField } from "../../../components/caption-field.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { ProblemList } from "../../../components/problem-list.tsx";
import { TimeFields } from "../../../components/publications/time-fields.tsx";
import {
  findTimeObstacle,
  suggestWallTime,
  type WallTime,
} from "../../../components/publications/wall-time.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { buildUuid } from "../../../lib/build-uuid.ts";
import { createPublication } from "../../../lib/publications.ts";
import { viewerZone } from "../../../lib/zoned-time.ts";
import { usePublished } from "../use-plan.ts";
import type { SavedCarousel } from "../use-publish.ts";
import { RadioRows } from "../../../components/ui/radio-rows.tsx";

interface PostByHandProps {
  post: Post;
  /** Saves the carousel as shown; rejects with the reason if it can't. */
  save: () => Promise<SavedCarousel>;
  onPublished: (publication: Publication) => void;
  /** Shown below the form's fields. */
  children?: ReactNode;
}

interface Choice {
  service: CaptionService;
  /** Null for the post's own caption. */
  caption: string | null;
  /** Null to post now. */
  time: WallTime | null;
}

const whens = [
  { value: "now", label: "Now" },
  { value: "later", label: "Remind me in the calendar" },
] as const;

function When({
  time,
  onChange,
}: Pick<Choice, "time"> & { onChange: (time: Choice["time"]) => void }) {
  const timeZone = viewerZone();
  return (
    <RadioRows
      legend="When"
      name="hand-when"
      options={whens}
      value={time ? "later" : "now"}
      onValueChange={(value) =>
        onChange(value === "now" ? null : { at: suggestWallTime(timeZone), timeZone })
      }
    >
      {time && <TimeFields value={time} timeZones={[timeZone]} onChange={onChange} />}
    </RadioRows>
  );
}

/** Saves the carousel, then adds the post to the calendar, where its steps are. */
function useCreate({ save, onPublished }: Pick<PostByHandProps, "save" | "onPublished">) {
  const [id] = useState(buildUuid);
  return useMutation({
    mutationFn: async ({ service, caption, time }: Choice & { caption: string }) => {
      const carousel = await save();
      const when: PublishTime = time
        ? { kind: "time", at: time.at, time_zone: time.timeZone }
        : { kind: "now" };
      return createPublication({
        id,
        carousel_id: carousel.id,
        version: carousel.version,
        when,
        targets: [{ by_hand: service, caption }],
      });
    },
    onSuccess: onPublished,
  });
}

interface PostFieldsProps {
  service: CaptionService;
  plan: ReturnType<typeof planTarget>;
  onChange: (changed: Partial<Choice>) => void;
}

function PostFields({ service, plan, onChange }: PostFieldsProps) {
  const { payload, posts, problems } = plan;
  const place = { service, limits: {} };
  return (
    <>
      <Select
        label="Network"
        value={service}
        options={captionServices.map((id) => ({ value: id, text: placeName(id) }))}
        onValueChange={(value) =>
          onChange({
            service: captionServices.find((id) => id === value) ?? service,
            caption: null,
          })
        }
      />
      <p className="text-[13px] text-muted">
        {rulesFor(place).describePosts(posts, payload.options)}
      </p>
      <ProblemList problems={problems} />
      <CaptionField
        label="Caption"
        rows={6}
        value={payload.caption}
        onChange={(caption) => onChange({ caption })}
        note={<CaptionCount {...measureCaption({ ...place, options: {} }, payload.caption)} />}
      />
    </>
  );
}

/** Prepares a post that the person makes: files in the service's form, its caption, and a place in the calendar. */
export function PostByHand({ post, save, onPublished, children }: PostByHandProps) {
  const published = usePublished(post);
  const [choice, setChoice] = useState<Choice>({ service: "linkedin", caption: null, time: null });
  const change = (changed: Partial<Choice>) => setChoice((before) => ({ ...before, ...changed }));
  const { service, time } = choice;
  const plan = planTarget({ service, limits: {} }, published, {
    caption: choice.caption ?? undefined,
  });
  const create = useCreate({ save, onPublished });
  const obstacle = time && findTimeObstacle(time);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!obstacle && !create.isPending) create.mutate({ ...choice, caption: plan.payload.caption });
  };
  return (
    <form
      noValidate
      aria-label="Post it yourself"
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={submit}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pb-4">
        <p className="text-muted">
          Get the files and the caption for a network, post them there yourself, and mark the post
          in your calendar.
        </p>
        <PostFields service={service} plan={plan} onChange={change} />
        <When time={time} onChange={(changed) => change({ time: changed })} />
        {children}
      </div>
      <div className="flex shrink-0 flex-col gap-2 border-t border-line px-5 py-3">
        <ErrorNotice error={create.error} />
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          disabled={Boolean(obstacle) || create.isPending}
        >
          {create.isPending ? "Saving..." : time ? "Add to calendar" : "Get files and caption"}
        </Button>
      </div>
    </form>
  );
}
