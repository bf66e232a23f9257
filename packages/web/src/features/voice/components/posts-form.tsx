import type { VoiceResponse } from "@slideloom/core/contract/voice";
import { describeWriter } from "@slideloom/core/generation";
import { countNoun } from "@slideloom/core/text";
import { findTooLittle, voiceLimits } from "@slideloom/core/voice";
import { useMutation } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/ui/button.tsx";
import { IconButton } from "../../../components/ui/icon-button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { SwitchRow } from "../../../components/ui/switch-row.tsx";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { announce } from "../../../lib/announcements.ts";
import { showToast } from "../../../state/toast-store.ts";
import { readPastedPosts } from "../split-posts.ts";
import { deleteVoicePosts, learnVoice, useVoiceWriter } from "../voice-api.ts";
import { resetVoiceView, useVoiceView } from "../voice-view-store.ts";
import { showFailure } from "../../../state/failure-toast.ts";

interface PostsFormProps {
  stored: VoiceResponse;
  /** Called with messages for the person about the learned voice. */
  onLearned: (messages: readonly string[]) => void;
}

/** Form for the posts from which the account's voice (writing style) is learned. */
export function PostsForm({ stored, onLearned }: PostsFormProps) {
  const drafted = useVoiceView((view) => view.posts);
  const posts = drafted ?? (stored.posts.length > 0 ? stored.posts : [""]);
  const [usesSamples, setUsesSamples] = useState(stored.voice === null || stored.uses_samples);
  const written = posts.map((post) => post.trim()).filter((post) => post !== "");
  const tooLittle = findTooLittle(written);
  const learn = useMutation({
    mutationFn: () => learnVoice({ posts: written, uses_samples: usesSamples }),
    onSuccess: ({ warnings = [] }) => {
      resetVoiceView();
      showToast({
        title: "Voice learned",
        description: "Check each line and change what's wrong.",
      });
      onLearned(warnings);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLittle === null) learn.mutate();
  };
  return (
    <form aria-label="Posts to learn from" onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">
        {`Paste up to ${countNoun(voiceLimits.posts, "post")} you've written. Choose typical posts, not your best ones.`}
      </p>
      <PostList posts={posts} />
      <div>
        <SwitchRow
          label="Let AI models read these posts"
          isOn={usesSamples}
          onChange={setUsesSamples}
        />
        <p className="text-[13px] text-muted">
          <ReadingHint usesSamples={usesSamples} />
        </p>
      </div>
      {learn.error && (
        <Notice variant="danger" role="alert" title="Your voice wasn't learned">
          {readErrorMessage(learn.error)}
        </Notice>
      )}
      <div className="flex flex-col gap-2">
        <p role="status" className="text-[13px] text-muted">
          {written.length > 0 && tooLittle}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={tooLittle !== null || learn.isPending}>
            {learn.isPending ? "Learning..." : "Learn from these posts"}
          </Button>
          {stored.posts.length > 0 && <DeletePosts isDisabled={learn.isPending} />}
        </div>
      </div>
    </form>
  );
}

/** Explains which model reads the posts, and the price. */
function ReadingHint({ usesSamples }: { usesSamples: boolean }) {
  const writer = useVoiceWriter();
  if (!usesSamples)
    return "This server measures how you write, such as the length of your sentences. AI models never see your posts.";
  if (writer === undefined) return null;
  if (writer === null) {
    return "No AI model is set up, so we only measure how you write, such as the length of your sentences. You can fill in the rest yourself.";
  }
  const price = countNoun(writer.credits, "credit");
  return `${describeWriter(writer)} describes how you write (${price}). Each time it writes for you, it sees two excerpts from your posts.`;
}

function setPosts(posts: readonly string[]): void {
  useVoiceView.setState({ posts: posts.slice(0, voiceLimits.posts) });
}

const describePaste = (pasted: number, all: number) =>
  all > voiceLimits.posts
    ? `Only ${countNoun(voiceLimits.posts, "post")} fit. We left out the rest.`
    : `Pasted ${countNoun(pasted, "post")}.`;

interface PostFieldProps {
  number: number;
  post: string;
  onChange: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onRemove: (() => void) | null;
}

function PostField({ number, post, onChange, onPaste, onRemove }: PostFieldProps) {
  return (
    <li className="flex items-start gap-1">
      <textarea
        aria-label={`Post ${number}`}
        dir="auto"
        rows={3}
        value={post}
        maxLength={voiceLimits.postCharacters}
        onChange={(event) => onChange(event.target.value)}
        onPaste={onPaste}
        className="block field-sizing-content max-h-40 min-h-[calc(3lh+20px)] min-w-0 flex-1 resize-none rounded-[9px] border border-line bg-raised px-3 py-[9px] hover:border-line-strong"
      />
      <IconButton
        label={`Remove post ${number}`}
        disabled={onRemove === null}
        onClick={onRemove ?? undefined}
      >
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function PostList({ posts }: { posts: readonly string[] }) {
  const listRef = useRef<HTMLOListElement>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const focusPost = (index: number) =>
    listRef.current?.querySelectorAll("textarea")[index]?.focus();
  const paste = (event: ClipboardEvent, index: number) => {
    const text = event.clipboardData.getData("text/plain");
    if (posts[index]?.trim() !== "" || !text.trim().includes("\n")) return;
    event.preventDefault();
    void takePaste(text, index);
  };
  const takePaste = async (text: string, index: number) => {
    const { posts: pasted, left: added } = await readPastedPosts(text);
    const all = [...posts.slice(0, index), ...pasted, ...posts.slice(index + 1)];
    setLeft(added);
    setPosts(all);
    announce(describePaste(pasted.length, all.length));
  };
  const add = () => {
    flushSync(() => setPosts([...posts, ""]));
    focusPost(posts.length);
  };
  const remove = (index: number) => {
    const others = posts.filter((_, other) => other !== index);
    flushSync(() => setPosts(others.length > 0 ? others : [""]));
    focusPost(Math.min(index, others.length - 1));
  };
  return (
    <>
      <ol ref={listRef} className="flex flex-col gap-2">
        {posts.map((post, index) => (
          <PostField
            // Posts are identified by their place only.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            number={index + 1}
            post={post}
            onChange={(text) => setPosts(posts.with(index, text))}
            onPaste={(event) => paste(event, index)}
            onRemove={posts.length === 1 && post === "" ? null : () => remove(index)}
          />
        ))}
      </ol>
      {left.length > 0 && (
        <p dir="auto" className="text-[13px] wrap-anywhere text-muted">
          Left out of what you pasted: {left.join("; ")}.
        </p>
      )}
      {posts.length < voiceLimits.posts && (
        <Button size="small" className="self-start" onClick={add}>
          <Plus size={15} aria-hidden="true" />
          Add a post
        </Button>
      )}
    </>
  );
}

/** Deletes the stored posts; the voice stays. */
function DeletePosts({ isDisabled }: { isDisabled: boolean }) {
  const remove = useMutation({
    mutationFn: deleteVoicePosts,
    onSuccess: () => {
      useVoiceView.setState({ posts: null });
      showToast({
        title: "Posts deleted",
        description:
          "Excerpts and quotes from these posts are deleted too. The rest of your voice stays.",
      });
    },
    onError: showFailure("Posts not deleted"),
  });
  return (
    <Button disabled={isDisabled || remove.isPending} onClick={() => remove.mutate()}>
      Delete stored posts
    </Button>
  );
}
