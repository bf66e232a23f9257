import { useUserFailure } from "../lib/session.ts";
import { LoadFailure } from "./loading-state.tsx";

/** If the signed-in user could not be loaded, shows a notice with a retry button. */
export function UserFailure() {
  const failure = useUserFailure();
  return (
    failure && (
      <LoadFailure title="We couldn't load your account" error={failure} onRetry={failure.retry} />
    )
  );
}
