import { MessageCircle } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { type CommentPlace, useComment } from "../reviewer.ts";
import { CommentForm } from "./comment-form.tsx";

interface NewCommentProps {
  token: string;
  version: number;
  /** What the comment is about, e.g. `slide 2`. */
  subject: string;
  /** Null while no comment is being written. */
  place: CommentPlace | null;
  /** Starts a comment. */
  onOpen: () => void;
  onClose: () => void;
  /** Marks the middle of the slide, or removes the mark; absent if the comment isn't about a slide. */
  onPlace?: (isPlaced: boolean) => void;
}

/** A button that opens the form for a comment, and the form. */
export function NewComment(props: NewCommentProps) {
  const { token, version, subject, place, onOpen, onClose, onPlace } = props;
  const { mutate, isPending, error, reset } = useComment(token, version);
  const close = () => {
    onClose();
    reset();
  };
  if (!place) {
    return (
      <Button className="self-start pointer-coarse:h-11" onClick={onOpen}>
        <MessageCircle size={16} aria-hidden="true" />
        Comment<span className="sr-only"> on {subject}</span>
      </Button>
    );
  }
  return (
    <CommentForm
      label={`Comment on ${subject}`}
      isPlaced={place.x !== null}
      {...(onPlace && { onPlace })}
      isPending={isPending}
      error={error}
      onSubmit={(written) => mutate({ ...place, ...written }, { onSuccess: close })}
      onCancel={close}
    />
  );
}
