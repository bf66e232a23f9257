/** Builds a Markdown table; all columns except the first are numeric. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const rule = line(head.map((_, column) => (column === 0 ? "---" : "---:")));
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** Builds a table of targets and results. */
export function targetTable(targets) {
  const rows = targets.map(({ target, wanted, value, met }) => [
    target,
    wanted,
    value,
    met ? "met" : "**missed**",
  ]);
  return table(["Target", "Limit", "Measured", ""], rows);
}

/** Returns a warning if other work ran before the first measurement. */
export function busyNote({ machine, load: [start] }) {
  if (start.value <= machine.cores / 2) return null;
  return `**The machine was busy with other work** (load ${start.value} on ${machine.cores} cores before the first measurement): read no target as met or missed from this run.`;
}

/** Builds a table of the machine and the time of the measurements; `more` are further rows. */
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
