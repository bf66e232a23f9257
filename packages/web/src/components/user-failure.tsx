import { useUserFailure } from "../lib/session.ts";
import { Button } from "./ui/button.tsx";
import { Notice } from "./ui/notice.tsx";

/** Notice that the signed-in user could not be loaded, with a retry button; renders nothing otherwise. */
export function UserFailure() {
  const failure = useUserFailure();
  if (!failure) return null;
  return (
    <Notice variant="danger" role="alert" title="We couldn't load your account">
      <p>{failure.message}</p>
      <Button size="small" className="mt-2" onClick={failure.retry}>
        Try again
      </Button>
    </Notice>
  );
}
