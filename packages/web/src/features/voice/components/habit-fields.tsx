import { type EmojiHabit, type Voice, type VoicePerson, voiceLimits } from "@slideloom/core/voice";
import { Button } from "../../../components/ui/button.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

const persons: { value: VoicePerson; text: string }[] = [
  { value: "I", text: "I" },
  { value: "we", text: "We" },
  { value: "you", text: "You" },
  { value: "none", text: "Rarely any of these" },
];

const emojiHabits: { value: EmojiHabit; text: string }[] = [
  { value: "none", text: "None" },
  { value: "few", text: "Few" },
  { value: "many", text: "Many" },
];

interface HabitFieldsProps {
  voice: Voice;
  onChange: (change: Partial<Voice>) => void;
}

/** Fields for a voice's main pronoun, emoji, sentence length and typical words. */
export function HabitFields({ voice, onChange }: HabitFieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Main pronoun"
          value={voice.person}
          options={persons}
          onValueChange={(person) => onChange({ person })}
        />
        <Select
          label="Emoji"
          value={voice.emoji}
          options={emojiHabits}
          onValueChange={(emoji) => onChange({ emoji })}
        />
      </div>
      <SentenceFields voice={voice} onChange={onChange} />
      <TextField
        label="Words you often use"
        isOptional
        hint={`Up to ${voiceLimits.words}, separated by commas`}
        dir="auto"
        value={joinWords(voice.words)}
        onChange={({ target: { value } }) => onChange({ words: readWords(value) })}
      />
    </>
  );
}

/** Excerpts of the person's posts that are part of prompts to AI models; renders nothing if there are none. */
export function Excerpts({ voice: { samples }, onChange }: HabitFieldsProps) {
  if (samples.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-medium">Excerpts that AI models see</h3>
      {samples.map((sample) => (
        <blockquote
          key={sample}
          dir="auto"
          className="mb-2 border-l-2 border-line pl-3 text-[13px] wrap-anywhere whitespace-pre-wrap text-muted"
        >
          {sample}
        </blockquote>
      ))}
      <Button size="small" onClick={() => onChange({ samples: [] })}>
        Remove excerpts
      </Button>
    </div>
  );
}

const joinWords = (words: readonly string[]) =>
  words
    .map((word, index) => (index > 0 && word !== "" && !word.startsWith(" ") ? ` ${word}` : word))
    .join(",");

/** Splits typed words at commas. Spaces stay, because the person may still be typing. */
const readWords = (typed: string) =>
  typed === ""
    ? []
    : typed
        .split(/[,，、]/u)
        .slice(0, voiceLimits.words)
        .map((word) => word.slice(0, voiceLimits.wordCharacters));

const sentenceFields = [
  { key: "p25", label: "Short sentences" },
  { key: "median", label: "Typical sentences" },
  { key: "p75", label: "Long sentences" },
] as const;

/** Maximum number of words per sentence that can be entered. */
const mostWords = 200;

function SentenceFields({ voice: { sentences }, onChange }: HabitFieldsProps) {
  if (!sentences) {
    return (
      <Button
        size="small"
        className="self-start"
        onClick={() => onChange({ sentences: { p25: 6, median: 10, p75: 16 } })}
      >
        Set sentence length
      </Button>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">Words per sentence</legend>
      <div className="grid grid-cols-3 gap-2">
        {sentenceFields.map(({ key, label }) => (
          <label key={key} className="flex flex-col justify-end text-[13px] text-muted">
            {label}
            <input
              type="number"
              min={0}
              max={mostWords}
              step="any"
              value={sentences[key]}
              onChange={({ target: { valueAsNumber } }) =>
                onChange({
                  sentences: {
                    ...sentences,
                    [key]: Math.min(Math.max(valueAsNumber || 0, 0), mostWords),
                  },
                })
              }
              className="mt-1 h-10 w-full rounded-[9px] border border-line bg-raised px-3 text-ink hover:border-line-strong"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
