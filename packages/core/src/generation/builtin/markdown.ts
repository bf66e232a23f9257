/** A line of Markdown as plain text: emphasis, inline code and links lose their marks, a link keeps its address. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/\[([^[\]]+)\]\(([^()\s]+)[^()]*\)/g, (_, label: string, address: string) =>
      label === address ? address : `${label} (${address})`,
    )
    .replace(/`([^`]+)`/g, "$1")
    .replace(/(\*\*|__)(?=\S)([^\n]{0,300}?\S)\1/g, "$2")
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\w*])/g, "$1")
    .replace(/(?<!\w)_(?=[^\s_])([^_]*[^\s_])_(?!\w)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
