import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "vite";

/*
 * `npm run lines` counts the lines of each package's `.ts` and `.tsx` files, without tests, fixtures and the folder
 * `testing/`. With a directory as argument, it counts the packages of another checkout.
 */

const isCounted = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|fixture|spies|bench)\b|\.d\.ts$/.test(path) &&
  !/(^|\/)testing\//.test(path);

/** Declarations at the top of a file with only literal values are data from this number of lines on. */
const minDataLines = 4;

/** Counts a file's lines. A line with code and a comment is code. */
export function countLines(name, text) {
  const { comments, errors, program } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  const lines = text.replace(/\n$/, "").split("\n");
  const starts = [0];
  for (const line of lines) starts.push(starts.at(-1) + line.length + 1);
  const lineOf = (offset) => starts.findIndex((start) => start > offset) - 1;
  const chars = text.split("");
  for (const { start, end } of comments) chars.fill(" ", start, end);
  const rest = withoutJsxBraces(chars.join(""));
  const bare = starts
    .slice(0, -1)
    .map((start, index) => rest.slice(start, start + lines[index].length));
  const data = new Set();
  for (const { start, end } of program.body.flatMap(listData)) {
    const [first, last] = [lineOf(start), lineOf(end - 1)];
    if (last - first + 1 < minDataLines) continue;
    for (let line = first; line <= last; line++) data.add(line);
  }
  const counts = { code: 0, comments: 0, data: 0, blank: 0 };
  lines.forEach((line, index) => {
    if (line.trim() === "") counts.blank += 1;
    else if (bare[index].trim() === "") counts.comments += 1;
    else if (data.has(index)) counts.data += 1;
    else counts.code += 1;
  });
  return counts;
}

/** Removes the braces around a comment in JSX. */
const withoutJsxBraces = (text) =>
  text.replace(/\{[ \n]*\}/g, (braces) => braces.replace(/[{}]/g, " "));

/** Lists the ranges of a statement's declarations that have only literal values. */
function listData(statement) {
  const declaration =
    statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.every(({ init }) => init && isData(init)) ? [statement] : [];
}

function isData(node) {
  switch (node?.type) {
    case "Literal":
      return true;
    case "TemplateLiteral":
      return node.expressions.length === 0;
    case "ArrayExpression":
      return node.elements.every(isData);
    case "ObjectExpression":
      return node.properties.every(
        (property) => property.type === "Property" && isData(property.value),
      );
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return isData(node.expression);
    case "UnaryExpression":
    case "BinaryExpression":
      return [node.argument, node.left, node.right].every((part) => !part || isData(part));
    case "NewExpression":
      return ["Set", "Map"].includes(node.callee.name) && node.arguments.every(isData);
    case "CallExpression":
      return node.callee.property?.name === "split" && isData(node.callee.object);
    default:
      return false;
  }
}

/** Counts the lines of a package's sources. */
function countPackage(dir) {
  const counts = { files: 0, code: 0, comments: 0, data: 0, blank: 0, json: 0 };
  for (const path of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
    const file = join(dir, path);
    if (path.endsWith(".json")) counts.json += readFileSync(file, "utf8").split("\n").length - 1;
    if (!isCounted(path)) continue;
    const found = countLines(path, readFileSync(file, "utf8"));
    counts.files += 1;
    for (const kind of Object.keys(found)) counts[kind] += found[kind];
  }
  return counts;
}

function run(root) {
  const packages = readdirSync(join(root, "packages"));
  const rows = packages.map((name) => [name, countPackage(join(root, "packages", name, "src"))]);
  const sum = { files: 0, code: 0, comments: 0, data: 0, blank: 0, json: 0 };
  for (const [, counts] of rows) for (const kind of Object.keys(sum)) sum[kind] += counts[kind];
  const table = [...rows, ["all", sum]].map(([name, { json, files, ...lines }]) => {
    const total = Object.values(lines).reduce((whole, count) => whole + count, 0);
    return [name, files, ...Object.values(lines), total, json];
  });
  const head = ["package", "files", "code", "comments", "data", "blank", "all", "JSON"];
  const show = (value) => (typeof value === "number" ? value.toLocaleString("en") : value);
  for (const row of [head, ...table])
    console.log(row.map((value) => show(value).padStart(9)).join(""));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  run(process.argv[2] ?? join(import.meta.dirname, ".."));
}
