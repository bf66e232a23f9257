import { parseArgs } from "node:util";
import { writeReport } from "./write-report.mjs";

/** Runs a benchmark's command line: `--quick` measures little and writes no report. */
export async function runMeasurement(name, { usage, measure, quick, whole, buildReport }) {
  try {
    const options = { quick: { type: "boolean" }, help: { type: "boolean" } };
    const { values } = parseArgs({ options });
    if (values.help) {
      console.log(usage);
      return;
    }
    const results = await measure(values.quick ? quick : whole);
    const report = await buildReport(results);
    console.log(report);
    if (!values.quick) writeReport(name, report, results);
  } catch (error) {
    console.error(error.code?.startsWith("ERR_PARSE_ARGS") ? `${error.message}\n${usage}` : error);
    process.exitCode = 1;
  }
}
