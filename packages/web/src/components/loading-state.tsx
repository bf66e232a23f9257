import { clsx } from "clsx";
import { LoaderCircle } from "lucide-react";
import { Button } from "./ui/button.tsx";
import { Notice } from "./ui/notice.tsx";

/** Placeholder while content loads. */
export function Loading({ className }: { className?: string | undefined }) {
  return (
    <p role="status" className={clsx("flex items-center gap-2 text-muted", className)}>
      <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
      Loading...
    </p>
  );
}

interface AwaitedProps {
  /** Title of the message if the content could not be loaded. */
  title: string;
  query: { error: Pick<Error, "message"> | null; refetch: () => unknown };
  /** Class of the placeholder. */
  className?: string;
}

/** Stands for a query's content until it is loaded: a placeholder, or the error with a retry button. */
export function Awaited({ title, query: { error, refetch }, className }: AwaitedProps) {
  if (!error) return <Loading className={className} />;
  return <LoadFailure title={title} error={error} onRetry={() => void refetch()} />;
}

interface LoadFailureProps {
  /** Names the content that could not be loaded. */
  title: string;
  error: Pick<Error, "message">;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, with a retry button. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <Notice variant="danger" role="alert" title={title}>
      <p>{error.message}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
