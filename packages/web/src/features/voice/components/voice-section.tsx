import { AudioLines } from "lucide-react";
import { useLocation } from "react-router";
import { LoadFailure } from "../../../components/loading-state.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { PanelSection } from "../../../components/ui/panel-section.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { buildSignInPath } from "../../../lib/return-path.ts";
import { useUser } from "../../../lib/session.ts";
import { summarizeVoice } from "../summarize-voice.ts";
import { useVoiceQuery } from "../voice-api.ts";
import { voiceDialog } from "../voice-view-store.ts";

/** Summarizes the account's writing style in one line, with a button that opens the dialog. */
export function VoiceSection() {
  const isSignedIn = Boolean(useUser());
  return (
    <PanelSection title="Your voice">{isSignedIn ? <OwnVoice /> : <SignInHint />}</PanelSection>
  );
}

function SignInHint() {
  const { pathname } = useLocation();
  return (
    <p className="text-muted">
      <TextLink to={buildSignInPath("/login", pathname)}>Sign in</TextLink> to get slides and
      captions that sound like you.
    </p>
  );
}

function OwnVoice() {
  const { data, error, refetch } = useVoiceQuery();
  if (error && !data) {
    return (
      <LoadFailure
        title="We couldn't load your voice"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const voice = data?.voice;
  return (
    <>
      <p className="text-muted">
        {voice
          ? summarizeVoice(voice)
          : "Paste posts you've written, and slides and captions will sound like you."}
      </p>
      <Button
        size="small"
        className="self-start"
        disabled={!data}
        aria-haspopup="dialog"
        onClick={() => voiceDialog.open()}
      >
        <AudioLines size={15} aria-hidden="true" />
        {voice ? "Edit your voice…" : "Set up your voice…"}
      </Button>
    </>
  );
}
