import type { VoiceResponse } from "@slideloom/core/contract/voice";
import {
  countVoiceCharacters,
  emptyVoice,
  endingKinds,
  openingKinds,
  type Voice,
  voiceLimits,
} from "@slideloom/core/voice";
import { useMutation } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { FormEvent } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { ApiError } from "../../../lib/api.ts";
import { readErrorMessage } from "../../../lib/error-message.ts";
import { showToast } from "../../../state/toast-store.ts";
import { tidyVoice } from "../tidy-voice.ts";
import { refetchVoice, saveVoice } from "../voice-api.ts";
import { discardEdits, dropSaved, useVoiceView } from "../voice-view-store.ts";
import { DeleteVoice } from "./delete-voice.tsx";
import { KindChoices } from "./kind-choices.tsx";
import { Excerpts, HabitFields } from "./habit-fields.tsx";
import { VoiceLists } from "./voice-lists.tsx";
import { showFailure } from "../../../state/failure-toast.ts";

interface VoiceFormProps {
  stored: VoiceResponse;
}

/** A form to edit the account's voice (writing style). */
export function VoiceForm({ stored }: VoiceFormProps) {
  const edited = useVoiceView((view) => view.edited);
  const voice = edited?.voice ?? stored.voice ?? emptyVoice;
  const version = edited?.version ?? stored.version;
  const change = (changed: Partial<Voice>) =>
    useVoiceView.setState({ edited: { voice: { ...voice, ...changed }, version } });
  const length = countVoiceCharacters(tidyVoice(voice));
  const isTooLong = length > voiceLimits.characters;
  const save = useMutation({
    mutationFn: (saved: Voice) =>
      saveVoice(tidyVoice(saved), { uses_samples: stored.uses_samples, version }),
    onSuccess: (response, saved) => {
      dropSaved(saved, response.version);
      showToast({ title: "Voice saved", description: "AI models follow your voice from now on." });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (edited && !isTooLong && !save.isPending) save.mutate(voice);
  };
  return (
    <form aria-label="How you write" onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="Who you write for"
        isOptional
        dir="auto"
        placeholder="e.g. owners of small shops"
        value={voice.reader}
        maxLength={voiceLimits.lineCharacters}
        onChange={(event) => change({ reader: event.target.value })}
      />
      <HabitFields voice={voice} onChange={change} />
      <KindChoices
        legend="Your posts begin with"
        kinds={openingKinds}
        chosen={voice.openings}
        onChange={(openings) => change({ openings })}
      />
      <KindChoices
        legend="Your posts end with"
        kinds={endingKinds}
        chosen={voice.endings}
        onChange={(endings) => change({ endings })}
      />
      <VoiceLists voice={voice} evidence={stored.evidence} onChange={change} />
      <Excerpts voice={voice} onChange={change} />
      {save.error && <SaveError error={save.error} />}
      <div className="flex flex-wrap items-center gap-2">
        {/* Stays enabled, because a disabled button loses the focus, and Escape wouldn't close the dialog. */}
        <Button type="submit" variant="primary" disabled={isTooLong}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
        {edited && <Button onClick={discardEdits}>Discard changes</Button>}
        <VoiceLength length={length} isTooLong={isTooLong} />
      </div>
      {stored.voice && <DeleteVoice />}
    </form>
  );
}

function VoiceLength({ length, isTooLong }: { length: number; isTooLong: boolean }) {
  return (
    <p
      role="status"
      className={clsx("text-xs tabular-nums", isTooLong ? "text-danger" : "text-muted")}
    >
      {isTooLong && "Too long: remove a few lines or words. "}
      {`${length.toLocaleString("en")} of ${voiceLimits.characters.toLocaleString("en")} characters`}
    </p>
  );
}

function SaveError({ error }: { error: Error }) {
  const isConflict = error instanceof ApiError && error.status === 409;
  const load = async () => {
    try {
      await refetchVoice();
      discardEdits();
    } catch (failure) {
      showFailure("Your voice wasn't loaded")(failure);
    }
  };
  return (
    <Notice variant="danger" role="alert" title="Your voice wasn't saved">
      <p>{readErrorMessage(error)}</p>
      {isConflict && (
        <Button size="small" className="mt-2" onClick={() => void load()}>
          Discard my changes and reload
        </Button>
      )}
    </Notice>
  );
}
