/** Returns the table as a page of Markdown. */
export function buildReport(mutations, outcomes) {
  const killed = mutations.filter((mutation) => outcomes.get(mutation) === "killed");
  const rows = mutations.map((mutation) => {
    const { file, protects, from, killer } = mutation;
    const [testFile, title] = killer;
    const guard = from.replaceAll(/\s+/g, " ").trim().replaceAll("|", "\\|");
    const fence = guard.includes("`") ? "``" : "`";
    return `| ${protects} | ${fence}${guard}${fence} in \`${file}\` | ${title} (\`${testFile}\`) | ${outcomes.get(mutation)} |`;
  });
  return `# Guards of publishing, and the tests that see them

Written by \`npm run publishing-mutations\`: each guard is taken out of a copy of the sources, and the test that is named
must fail then, having passed before. ${killed.length} of ${mutations.length} guards are seen by their test. Paths are under \`packages/server/src\`.

| What it protects | Guard | Test | Outcome |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}
