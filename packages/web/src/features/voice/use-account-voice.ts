import { useEffect } from "react";
import { useVoiceStore } from "../../state/voice-store.ts";
import { useVoiceQuery } from "./voice-api.ts";

/** While signed in, loads the account's voice (writing style). The open post is checked against this voice. */
export function useAccountVoice(): void {
  const voice = useVoiceQuery().data?.voice ?? null;
  useEffect(() => {
    useVoiceStore.setState({ voice });
    return () => useVoiceStore.setState({ voice: null });
  }, [voice]);
}
