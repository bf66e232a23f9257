import { useMemo } from "react";
import { type DesignState, useDesignStore } from "./design-store.ts";
import { resolveMediaUrls, useLocalMediaStore } from "./local-media-store.ts";
import { useMediaAttemptStore } from "./media-attempts.ts";
import { useVideoPosterStore } from "./video-posters.ts";

/** The design with media that can be drawn. */
export interface Look extends DesignState {
  /** Still pictures by the video's URL; null where none can be had. */
  posterUrls: Readonly<Record<string, string | null>>;
  /** How often media that failed were asked for again, by URL. */
  mediaAttempts: Readonly<Record<string, number>>;
}

/** The look as it is now. */
export function getLook(): Look {
  const state = useDesignStore.getState();
  const { posterUrls } = useVideoPosterStore.getState();
  const { attempts: mediaAttempts } = useMediaAttemptStore.getState();
  return { ...state, mediaUrls: resolveMediaUrls(state.mediaUrls), posterUrls, mediaAttempts };
}

/** The look; the same object until something of it changes. */
export function useLook(): Look {
  const state = useDesignStore();
  const files = useLocalMediaStore((media) => media.files);
  const posterUrls = useVideoPosterStore((posters) => posters.posterUrls);
  const mediaAttempts = useMediaAttemptStore((media) => media.attempts);
  return useMemo(() => {
    const mediaUrls = resolveMediaUrls(state.mediaUrls, files);
    return { ...state, mediaUrls, posterUrls, mediaAttempts };
  }, [state, files, posterUrls, mediaAttempts]);
}
