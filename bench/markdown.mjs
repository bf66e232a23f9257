/** A table in Markdown; all columns but the first are numbers. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = line(head.map((_, column) => (column === 0 ? "---" : "---:")));
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** What was wanted and what was found, one row a wish. */
export function wishTable(wishes) {
  const rows = wishes.map(({ wish, wanted, value, met }) => [
    wish,
    wanted,
    value,
    met ? "met" : "**missed**",
  ]);
  return table(["Wish", "Wanted", "Measured", ""], rows);
}

/** A warning where something else ran before the first measurement; our own work loads the machine too, but not then. */
export function busyNote({ machine, load: [start] }) {
  if (start.value <= machine.cores / 2) return null;
  return `**The machine was busy with other work** (load ${start.value} on ${machine.cores} cores before the first measurement): read no wish as met or missed from this run.`;
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

export const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
