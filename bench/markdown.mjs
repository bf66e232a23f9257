/** A table in Markdown; all columns but the first are numbers. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = line(head.map((_, column) => (column === 0 ? "---" : "---:")));
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** On what machine and when the figures were taken; `more` are further rows. */
export function machineTable({ machine, load, seconds }, more = []) {
  const { versions, ...facts } = machine;
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return table(
    ["", ""],
    [
      ["Date", facts.date],
      ["Commit", facts.commit],
      [
        "Machine",
        `${facts.processor}, ${facts.cores} cores, ${facts.memoryGib} GiB, ${facts.system}`,
      ],
      ["Node", facts.node],
      ...more,
      ["Load, last minute", load.map(({ at, value }) => `${value} ${at}`).join(", ")],
      ["Whole run", `${seconds} s`],
      ["Versions", list.join(", ")],
    ],
  );
}
