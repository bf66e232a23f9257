import type { VoiceResponse } from "@slideloom/core/contract/voice";
import { type Voice, voiceLimits } from "@slideloom/core/voice";
import { lineClassName, LineList } from "./line-list.tsx";

interface VoiceListsProps {
  voice: Voice;
  evidence: VoiceResponse["evidence"];
  onChange: (change: Partial<Voice>) => void;
}

const lists = [
  {
    key: "does",
    legend: "What you do",
    noun: "Habit",
    placeholder: "e.g. start with a number",
    most: voiceLimits.lines,
  },
  {
    key: "never",
    legend: "What you never do",
    noun: "Habit to avoid",
    placeholder: "e.g. start with a question",
    most: voiceLimits.lines,
  },
  {
    key: "claims",
    legend: "Banned claims",
    noun: "Banned claim",
    placeholder: "e.g. health claims",
    most: voiceLimits.claims,
  },
] as const;

/** The lists of a voice: habits with their evidence, banned words and banned claims. */
export function VoiceLists({ voice, evidence, onChange }: VoiceListsProps) {
  return (
    <>
      {lists.slice(0, 2).map((list) => (
        <TextLines key={list.key} {...{ list, voice, evidence, onChange }} />
      ))}
      <LineList
        legend="Banned words"
        hint="We look for every form of these words, and ask you before you publish a post that contains one."
        noun="Banned word"
        lines={voice.banned}
        empty={{ word: "", use: "" }}
        most={voiceLimits.banned}
        onChange={(banned) => onChange({ banned })}
      >
        {({ word, use = "" }, change, label) => (
          <div className="flex gap-1 max-sm:flex-col">
            <input
              aria-label={label}
              dir="auto"
              placeholder="e.g. leverage"
              value={word}
              maxLength={voiceLimits.wordCharacters}
              onChange={(event) => change({ word: event.target.value, use })}
              className={lineClassName}
            />
            <input
              aria-label={`Replacement for ${word || label.toLowerCase()}`}
              dir="auto"
              placeholder="Replacement (optional)"
              value={use}
              maxLength={voiceLimits.wordCharacters}
              onChange={(event) => change({ word, use: event.target.value })}
              className={lineClassName}
            />
          </div>
        )}
      </LineList>
      {lists.slice(2).map((list) => (
        <TextLines key={list.key} {...{ list, voice, evidence, onChange }} />
      ))}
    </>
  );
}

function TextLines({
  list: { key, legend, noun, placeholder, most },
  voice,
  evidence,
  onChange,
}: VoiceListsProps & { list: (typeof lists)[number] }) {
  return (
    <LineList
      legend={legend}
      noun={noun}
      lines={voice[key]}
      empty=""
      most={most}
      onChange={(lines) => onChange({ [key]: lines })}
    >
      {(line, change, label) => {
        const quote = evidence.find((shown) => shown.line === line)?.quote;
        return (
          <>
            <input
              aria-label={label}
              dir="auto"
              placeholder={placeholder}
              value={line}
              maxLength={voiceLimits.lineCharacters}
              onChange={(event) => change(event.target.value)}
              className={lineClassName}
            />
            {quote !== undefined && (
              <p dir="auto" className="mt-1 pl-3 text-[13px] text-muted">{`“${quote}”`}</p>
            )}
          </>
        );
      }}
    </LineList>
  );
}
