import { useUserFailure } from "../lib/session.ts";
import { Button } from "./ui/button.tsx";
import { Notice } from "./ui/notice.tsx";

/** If the signed-in user could not be loaded, shows a notice with a retry button. */
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
