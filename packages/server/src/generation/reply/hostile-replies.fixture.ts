/** Shapes of models' replies, each with a text in it. */
const shapes: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `{"title":"T","content":[${text}]}`,
  (text) => `{'title':'T','content':[{'header':'${text}','description':[{'type':'text',`,
  (text) => `<think>${text}</think>{"title":"T","content":[]}`,
  (text) => `{"facts":[{"id":"f1","passages":["p1"],"evidence":"${text}","text":"a"}],"hooks":[]}`,
  (text) =>
    JSON.stringify({
      title: text.slice(0, 1000),
      content: cut(text, 40).map(writeSlide),
      hashtags: [text],
      caption: text,
      captions: { linkedin: text },
    }),
  (text) =>
    JSON.stringify({ header: text.slice(0, 2000), description: [text, text], summary: text }),
  (text) =>
    JSON.stringify({
      facts: cut(text, 200).map(writeFact),
      outline: { items: cut(text, 200).map((point) => ({ point, facts: ["f1"] })) },
      hooks: cut(text, 20).map((hook) => ({ kind: "question", text: hook, facts: ["f1"] })),
    }),
  (text) =>
    JSON.stringify({
      slides: cut(text, 40).map((value, index) => ({ slide: index + 1, words: writeSlide(value) })),
      does: cut(text, 20).map((line) => ({ line: line.slice(0, 50), evidence: line })),
    }),
];

const cut = (text: string, count: number) => {
  const size = Math.max(1, Math.ceil(text.length / count));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
};

const writeSlide = (value: string) => ({
  header: value.slice(0, 200),
  description: [{ type: "text", value }],
});

const writeFact = (evidence: string, index: number) => ({
  id: `f${index + 1}`,
  passages: ["p1"],
  kind: "claim",
  evidence,
  text: evidence,
});

export const listHostileReplies = () => shapes;
