import { findTemplateType, templateTypes } from "./template-type.ts";

/** What an answer is to the writer, which also is the label under which it stands in the notes. */
export type InterviewRole =
  | "audience"
  | "hook"
  | "points"
  | "pairs"
  | "example"
  | "mistake"
  | "result"
  | "next";

/** One question of an interview. */
export interface InterviewQuestion {
  /** Its key in the answers; unique within its template type. */
  id: InterviewRole;
  question: string;
  /** An answer somebody could have given, for the field's placeholder. */
  example: string;
  /** Several answers are wanted, one a line. */
  multiline: boolean;
}

type Row = [role: InterviewRole, question: string, example: string];

const rows: Record<string, readonly Row[]> = {
  "educational-tutorial": [
    ["audience", "Who is it for?", "Designers who are new to version control"],
    ["hook", "What will they be able to do at the end?", "Undo any change without losing work."],
    ["points", "Which three or more steps get them there?", "Commit before every experiment"],
    ["example", "What is a real example?", "Last week it saved a logo we had deleted by accident."],
    ["mistake", "Where do beginners get stuck?", "They save everything in one huge commit."],
    ["next", "What should they do next?", "Make one commit today"],
  ],
  "story-case-study": [
    ["audience", "Who should read this story?", "Founders before their first hire"],
    ["hook", "What was at stake, in one sentence?", "We had six weeks of money left."],
    ["points", "What happened, in order?", "We called every customer who had cancelled"],
    ["mistake", "What did you try that failed?", "We cut the price first, and nobody came back."],
    ["result", "How did it end? A number helps.", "Nine of 40 came back within a month."],
    ["next", "What should readers do now?", "Call one customer you lost"],
  ],
  "listicle-tips": [
    ["audience", "Who are the tips for?", "People who work from home"],
    ["hook", "What do the tips help with?", "They helped me stop working at nine in the evening."],
    ["points", "Which tips? One a line.", "Put the laptop in a drawer at six"],
    ["example", "Which tip surprised you, and why?", "The drawer, because it sounds too simple."],
    ["next", "What should readers do next?", "Try one of them tonight"],
  ],
  "how-to-guide": [
    ["audience", "Who needs this guide?", "Anyone who bakes bread once a week"],
    ["hook", "What is the result?", "A loaf that stays fresh for five days."],
    ["points", "Which steps, in order?", "Feed the starter the evening before"],
    ["mistake", "What goes wrong most often?", "The dough is shaped while it is still too warm."],
    ["result", "How do you see that it worked?", "The crust sings when it leaves the oven."],
    ["next", "What should readers do first?", "Feed your starter tonight"],
  ],
  "myth-vs-fact": [
    ["audience", "Who believes these myths?", "People who are about to buy a bicycle"],
    ["hook", "Which belief annoys you most?", "People think the light one is always the fast one."],
    [
      "pairs",
      "Which myths and facts? Write: myth -> fact",
      "A lighter bike is faster -> On flat roads tyres matter more",
    ],
    [
      "example",
      "Where have you seen it yourself?",
      "My commuter bike beat my race bike by a minute.",
    ],
    ["next", "What should readers do instead?", "Check your tyre pressure"],
  ],
  "mistakes-to-avoid": [
    ["audience", "Who makes these mistakes?", "First-time managers"],
    ["hook", "What do they cost?", "I lost two good people in my first year."],
    ["points", "Which mistakes? One a line.", "Answering every question yourself"],
    ["mistake", "Which one did you make?", "I rewrote a colleague's report overnight."],
    ["result", "What works better?", "I ask for their plan before I give mine."],
    ["next", "What should readers do next?", "Ask one open question tomorrow"],
  ],
  checklist: [
    ["audience", "Who ticks this list off?", "Teams that send a monthly newsletter"],
    ["hook", "When do they need it?", "Use it in the hour before you press send."],
    ["points", "What is on the list? One a line.", "Open every link on a phone"],
    [
      "mistake",
      "What gets forgotten most often?",
      "The preview text still says what it said last month.",
    ],
    ["next", "What should readers do with it?", "Print it and put it beside your screen"],
  ],
  "before-after": [
    ["audience", "Who is still before the change?", "Teams that meet every morning"],
    ["hook", "What changed, in one sentence?", "We got four hours a week back."],
    [
      "pairs",
      "What was before, what is after? Write: before -> after",
      "30 minutes of talking -> Five lines in a shared page",
    ],
    ["points", "What did you do to get there?", "We skipped the meeting for one week as a trial"],
    ["result", "What is the number that shows it?", "From 150 minutes a week to 25."],
    ["next", "What is the first step?", "Cancel one meeting this week"],
  ],
  "product-launch": [
    ["audience", "Who is it made for?", "Freelancers who send invoices by hand"],
    ["hook", "What is new, in one sentence?", "Invoices now write themselves from your calendar."],
    [
      "points",
      "What does it do for people? One benefit a line.",
      "It fills in the hours you worked",
    ],
    ["result", "Why should they believe it?", "Our first 30 users save two hours a month."],
    [
      "example",
      "How do they get it, and what does it cost?",
      "It is free for one client, 9 euros beyond.",
    ],
    ["next", "What should they do now?", "Send your first invoice at example.com"],
  ],
  "opinion-hot-take": [
    ["audience", "Who should hear this?", "People who hire engineers"],
    ["hook", "What is your opinion, in one sentence?", "Take-home tests should be paid."],
    [
      "points",
      "What are your reasons? One a line.",
      "Unpaid work favours people with free evenings",
    ],
    ["example", "What have you seen yourself?", "When we paid, twice as many people finished."],
    ["mistake", "Where are you wrong, or not sure?", "For internships a short talk may be enough."],
    ["next", "What do you want to ask readers?", "Tell me the best test you ever took"],
  ],
  "behind-the-scenes": [
    ["audience", "Who is curious about this?", "People who buy our ceramics"],
    ["hook", "What do people never see?", "Every bowl is thrown away at least once."],
    ["points", "What are the stages, in order?", "We wedge the clay by hand"],
    ["mistake", "What went wrong on the way?", "A whole kiln cracked because we opened it early."],
    ["result", "Where does it stand today?", "We lose one bowl in 20 now."],
    ["next", "What should people do next?", "Ask us what you want to see"],
  ],
  "data-insights": [
    ["audience", "Who needs these numbers?", "Shop owners who send e-mail"],
    ["hook", "Which number surprised you?", "62% of our orders came from one e-mail."],
    [
      "points",
      "Which findings? One a line, with the number.",
      "Short subject lines were opened 1.4 times as often",
    ],
    ["example", "How was it measured?", "We counted 48,000 e-mails from January to June."],
    ["mistake", "What do the numbers not show?", "Holidays were left out, so December may differ."],
    ["next", "What should readers do with it?", "Count your own last ten e-mails"],
  ],
  "qa-faq": [
    ["audience", "Who asks these questions?", "Parents before the first day of school"],
    ["hook", "Why answer them now?", "We got the same five questions all summer."],
    [
      "pairs",
      "Which questions and answers? Write: question -> answer",
      "Can I stay on the first day? -> Yes, until ten o'clock",
    ],
    [
      "mistake",
      "Which question do people hesitate to ask?",
      "Nobody asks what to do when a child cries.",
    ],
    ["next", "What should readers do next?", "Send us your question"],
  ],
  "quote-lesson": [
    ["audience", "Who is this for?", "People who start over at forty"],
    ["hook", "Which sentence sums it up?", "Slow is a speed too."],
    ["points", "Which lessons? One a line.", "Ask before you are stuck"],
    ["example", "When did you learn one of them?", "I asked on day one and saved a month."],
    ["next", "What should readers take with them?", "Pick one line for this week"],
  ],
};

/** The short interview of a template type: 5 or 6 questions whose answers make good notes. Unknown ids get the default's. */
export function getInterview(templateTypeId: string): InterviewQuestion[] {
  const { id } = findTemplateType(templateTypeId) ?? templateTypes[0];
  return (rows[id] ?? []).map(([role, question, example]) => ({
    id: role,
    question,
    example,
    multiline: role === "points" || role === "pairs",
  }));
}

const labels: Partial<Record<InterviewRole, string>> = {
  audience: "Audience",
  hook: "Hook",
  example: "Example",
  mistake: "Mistake",
  result: "Result",
  next: "CTA",
};

const pairLabels: Record<string, readonly [string, string]> = {
  "myth-vs-fact": ["Myth", "Fact"],
  "before-after": ["Before", "After"],
  "qa-faq": ["Q", "A"],
};

/**
 * Answers by question id as notes for the draft writer or a model: labelled lines, and the points as a list. Blank
 * answers are left out; a template type that needs an order numbers its points.
 */
export function notesFromAnswers(
  templateTypeId: string,
  answers: Readonly<Record<string, string>>,
): string {
  const { id } = findTemplateType(templateTypeId) ?? templateTypes[0];
  const ordered = id === "how-to-guide" || id === "educational-tutorial";
  const blocks = getInterview(id).flatMap((question): string[] => {
    const lines = (answers[question.id] ?? "")
      .split(/\r\n|\r|\n/)
      .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, "").trim())
      .filter((line) => line !== "");
    if (lines.length === 0) return [];
    if (question.id === "points") {
      return [lines.map((line, index) => `${ordered ? `${index + 1}.` : "-"} ${line}`).join("\n")];
    }
    if (question.id === "pairs") return lines.map((line) => writePair(line, pairLabels[id]));
    return [`${labels[question.id]}: ${lines.join(" ")}`];
  });
  return blocks.join("\n\n");
}

function writePair(line: string, names: readonly [string, string] | undefined): string {
  const [left, ...right] = line.split(/\s*(?:->|→|=>)\s*/);
  if (!names || right.length === 0) return `- ${line}`;
  return `${names[0]}: ${left}\n${names[1]}: ${right.join(" ")}`;
}
