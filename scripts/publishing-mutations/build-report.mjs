/** Returns the report as Markdown. */
export function buildReport(mutations, outcomes) {
  const killed = mutations.filter((mutation) => outcomes.get(mutation) === "killed");
  const rows = mutations.map((mutation) => {
    const { file, protects, from, killer } = mutation;
    const [testFile, title] = killer;
    const guard = from.replaceAll(/\s+/g, " ").trim().replaceAll("|", "\\|");
    const fence = guard.includes("`") ? "``" : "`";
    return `| ${protects} | ${fence}${guard}${fence} in \`${file}\` | ${title} (\`${testFile}\`) | ${outcomes.get(mutation)} |`;
  });
  return `# Publishing guards and the tests that detect their removal

This page shows which test protects each guard of publishing. \`npm run publishing-mutations\` writes it: it removes each
guard from a copy of the sources, and the named test, which passed before, must fail. ${killed.length} of ${mutations.length} guards are
protected by their test. Paths are under \`packages/server/src\`.

| What it protects | Guard | Test | Outcome |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
}
