import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWhole } from "../../../../../scripts/test-sample.mjs";
import { describeOnEngine } from "../../db/database.fixture.ts";
import { buildReport, type Outcome } from "./build-report.fixture.ts";
import { matrixSettings } from "./cell.fixture.ts";
import { expectEnd, listCells, listSample, matrixNetworkIds } from "./cells.fixture.ts";
import { openLane } from "./lane.fixture.ts";
import { runCell } from "./run-cell.fixture.ts";
import { buildPublisher } from "./start-publisher.fixture.ts";

const minuteMs = 60_000;

let program: Awaited<ReturnType<typeof buildPublisher>>;
beforeAll(async () => {
  program = await buildPublisher();
});
afterAll(() => program.remove());

const { MATRIX_OUTCOMES: outcomesFile, MATRIX_REPORT: reportFile } = process.env;
const outcomes: Outcome[] = [];
afterAll(() => {
  if (outcomesFile === undefined) return;
  // Each network has a run of its own, and the last one writes the report of all.
  if (existsSync(outcomesFile)) {
    outcomes.push(...(JSON.parse(readFileSync(outcomesFile, "utf8")) as Outcome[]));
  }
  writeFileSync(outcomesFile, JSON.stringify(outcomes));
  if (reportFile !== undefined) writeFileSync(reportFile, buildReport(outcomes));
});

describe.concurrent("a publication", () => {
  for (const setting of matrixSettings) {
    const { engine, processes, signal } = setting;
    for (const network of matrixNetworkIds) {
      const cells = isWhole ? listCells(setting, network) : listSample(setting, network);
      if (cells.length === 0) continue;
      describeOnEngine(engine, `${network}, ${processes} processes, ${signal}`, (shared) => {
        test(
          "posts at most once, and its outcome is known if it can be determined",
          async () => {
            const tried = await tryCells();
            outcomes.push(...tried);
            expect(tried.filter(({ posts }) => posts > 1)).toEqual([]);
            const expected = tried.map((cell) => ({ ...cell, ...expectEnd(setting, cell) }));
            expect(tried).toEqual(expected);
          },
          30 * minuteMs,
        );

        async function tryCells(): Promise<Outcome[]> {
          const database = shared.settings;
          const lane = await openLane({ database, setting, network, program: program.file });
          const tried: Outcome[] = [];
          try {
            for (const cell of cells) {
              tried.push({ setting, ...cell, ...(await runCell(lane, cell)) });
            }
          } finally {
            await lane.close();
          }
          return tried;
        }
      });
    }
  }
});
