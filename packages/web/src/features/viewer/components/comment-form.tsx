import { maxCommentLength, maxReviewerName } from "@slideloom/core/contract/review-limits";
import { type FormEvent, useState } from "react";
import { CaptionField } from "../../../components/caption-field.tsx";
import { ErrorNotice } from "../../../components/error-notice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useDeviceSetting } from "../../../lib/kept/device-setting.ts";
import { reviewerName } from "../reviewer.ts";

/** Counts the characters left, once few are. */
export const describeLeft = (text: string): string | undefined => {
  const left = maxCommentLength - text.length;
  return left < 200 ? `${left} characters left` : undefined;
};

interface NameFieldProps {
  name: string;
  onChange: (name: string) => void;
}

/** The name that is shown next to what the reviewer writes. */
export function NameField({ name, onChange }: NameFieldProps) {
  return (
    <TextField
      label="Your name"
      autoComplete="name"
      dir="auto"
      maxLength={maxReviewerName}
      value={name}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface CommentFormProps {
  label: string;
  /** Whether a place on the slide is marked; undefined if the comment isn't about a slide. */
  isPlaced?: boolean;
  /** Marks the middle of the slide, or removes the mark. */
  onPlace?: (isPlaced: boolean) => void;
  isPending: boolean;
  error: unknown;
  onSubmit: (comment: { name: string; text: string }) => void;
  onCancel: () => void;
}

/** A comment with the reviewer's name. */
export function CommentForm(props: CommentFormProps) {
  const { label, isPlaced, onPlace, isPending, error, onSubmit, onCancel } = props;
  const known = useDeviceSetting(reviewerName);
  const [name, setName] = useState(known);
  const [text, setText] = useState("");
  const isComplete = name.trim() !== "" && text.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isPending) onSubmit({ name, text });
  };
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-3"
    >
      <CaptionField
        label={label}
        rows={3}
        takesFocus
        value={text}
        onChange={(typed) => setText(typed.slice(0, maxCommentLength))}
        note={describeLeft(text)}
      />
      {onPlace && (
        <Button size="small" className="self-start" onClick={() => onPlace(!isPlaced)}>
          {isPlaced ? "Remove the mark" : "Mark a place"}
        </Button>
      )}
      <NameField name={name} onChange={setName} />
      <ErrorNotice error={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={!isComplete || isPending}>
          {isPending ? "Sending..." : "Send comment"}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
