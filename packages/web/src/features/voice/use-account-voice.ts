import { useEffect } from "react";
import { useVoiceStore } from "../../state/voice-store.ts";
import { useVoiceQuery } from "./voice-api.ts";

/** Checks the open post against the account's voice while signed in. */
export function useAccountVoice(): void {
  const voice = useVoiceQuery().data?.voice ?? null;
  useEffect(() => {
    useVoiceStore.setState({ voice });
    return () => useVoiceStore.setState({ voice: null });
  }, [voice]);
}
