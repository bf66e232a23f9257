/** Posts that each contain the text in one field. */
export function listLongPosts(text: string): Record<string, object> {
  const slide = (change: object) => ({
    title: "Tea",
    content: [{ header: "Green", description: [{ type: "text", value: "Fresh" }], ...change }],
  });
  const items = ["text", "code", "two-columns", "quote", "unknown"];
  return {
    title: { ...slide({}), title: text },
    hashtags: { ...slide({}), hashtags: [text] },
    header: slide({ header: `a${text}b` }),
    summary: slide({ summary: text }),
    prompt: slide({ prompt: text }),
    ...Object.fromEntries(
      items.map((type) => [type, slide({ description: [{ type, value: text }] })]),
    ),
    columns: slide({
      description: [
        { type: "two-columns", value: JSON.stringify({ leftColumn: [text], rightColumn: [] }) },
      ],
    }),
  };
}
