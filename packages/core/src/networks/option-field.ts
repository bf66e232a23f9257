/** A choice of a few values, the first of which is the default. */
interface ChoiceOption {
  kind: "choice";
  label: string;
  choices: readonly [OptionChoice, ...OptionChoice[]];
}

interface OptionChoice {
  value: string;
  label: string;
  hint: string;
}

/** A line of text, or several. */
interface TextOption {
  kind: "text";
  hasLines?: true;
  /** Label in the form; null for an option that only the API has. */
  label: string | null;
  maxLength: number;
  /** Subject of the message for a longer text, e.g. "A title". */
  noun: string;
  /** The error message for an empty text. If absent, the text is optional. */
  required?: string;
}

/** A switch that is off by default. */
interface SwitchOption {
  kind: "switch";
  label: string;
}

/** The language of the caption (BCP 47). By default, the language that the caption's script reveals. */
interface LanguageOption {
  kind: "language";
  label: string;
}

/** An option of a post. The request schema and the publish dialog's form are built from it. */
export type OptionField = (ChoiceOption | TextOption | SwitchOption | LanguageOption) & {
  /** Set if only bridges use the option. */
  isBridged?: true;
};

/** Returns the message for a longer text, without a full stop. */
export const describeTooLong = ({ noun, maxLength }: Pick<TextOption, "noun" | "maxLength">) =>
  `${noun} can have up to ${maxLength} characters`;

/** A comment that bridges add below the post. */
export const firstComment = (maxLength: number) =>
  ({
    kind: "text",
    hasLines: true,
    label: "First comment",
    maxLength,
    noun: "A first comment",
    isBridged: true,
  }) as const;

/** A service's options, by their names in requests. */
export type OptionFields = Readonly<Record<string, OptionField>>;

export type OptionValue<Field> = Field extends {
  kind: "choice";
  choices: readonly { value: infer Value }[];
}
  ? Value
  : Field extends { kind: "switch" }
    ? boolean
    : string;

/** Values of options; absent ones have their defaults. */
export type OptionValues<Fields = OptionFields> = {
  -readonly [Name in keyof Fields]?: OptionValue<Fields[Name]> | undefined;
};
