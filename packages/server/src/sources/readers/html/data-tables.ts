import { Parser } from "htmlparser2";

interface Table {
  index: number;
  rows: number[];
  units: number;
  holdsBlocks: boolean;
}

const maxColumns = 12;
/** Longer cells hold paragraphs, as in layouts made of tables. */
const maxCellUnits = 300;
const blocks = /^(h[1-6]|ul|ol|pre|blockquote|table|article|section)$/;

/** Returns the indexes of tables with data, in document order. Other tables are used for page layout. */
export function findDataTables(html: string): ReadonlySet<number> {
  const found = new Set<number>();
  const open: Table[] = [];
  let count = 0;
  const parser = new Parser({
    onopentag: (name) => {
      const table = open.at(-1);
      if (table && blocks.test(name)) table.holdsBlocks = true;
      if (name === "table") open.push({ index: count++, rows: [], units: 0, holdsBlocks: false });
      if (name === "tr") table?.rows.push(0);
      if (table && (name === "td" || name === "th")) {
        table.units = 0;
        table.rows.push((table.rows.pop() ?? 0) + 1);
      }
    },
    ontext: (text) => {
      const table = open.at(-1);
      if (!table) return;
      table.units += text.trim().length;
      if (table.units > maxCellUnits) table.holdsBlocks = true;
    },
    onclosetag: (name) => {
      const table = name === "table" ? open.pop() : undefined;
      if (table && isData(table)) found.add(table.index);
    },
  });
  parser.end(html);
  return found;
}

function isData({ rows, holdsBlocks }: Table): boolean {
  const filled = rows.filter((cells) => cells > 0);
  const columns = filled[0] ?? 0;
  const alike = filled.filter((cells) => cells === columns).length;
  return (
    !holdsBlocks &&
    filled.length > 1 &&
    columns > 1 &&
    columns <= maxColumns &&
    alike * 5 >= filled.length * 4
  );
}
