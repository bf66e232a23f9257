import { useEffect } from "react";
import { useVoiceStore } from "../../state/voice-store.ts";
import { useVoiceQuery } from "./voice-api.ts";

/** While signed in, provides the account's voice, which the open post is checked against. */
export function useAccountVoice(): void {
  const voice = useVoiceQuery().data?.voice ?? null;
  useEffect(() => {
    useVoiceStore.setState({ voice });
    return () => useVoiceStore.setState({ voice: null });
  }, [voice]);
}
