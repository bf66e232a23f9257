import { megabytes } from "../markdown.mjs";

const mostClients = 64;
const mostMegabytes = 320;

/** Compares the measurements with the targets. */
export function compareWithTargets({ throughput, api }) {
  const rateOf = (name) =>
    throughput.contenders
      .find((contender) => contender.name === name)
      .loads.find(({ clients }) => clients === mostClients).perSecond;
  const ratio = (name) => rateOf("Slideloom") / rateOf(name);
  const { rows, restMs, restedBytes } = api.memory;
  const [, second] = rows;
  const last = rows.at(-1);
  const growth = last.residentBytes / second.residentBytes;
  const memoryTarget = (target, bytes) => ({
    target,
    wanted: `at most ${mostMegabytes} MB`,
    value: `${megabytes(bytes)} MB`,
    met: bytes <= mostMegabytes * 1e6,
  });
  return [
    {
      target: "Slides a second, times those of satori + resvg-js",
      wanted: "at least 4.5",
      value: ratio("satori + resvg-js").toFixed(2),
      met: ratio("satori + resvg-js") >= 4.5,
    },
    {
      target: "Slides a second, times those of Chromium's screenshots",
      wanted: "at least 9",
      value: ratio("Chromium").toFixed(2),
      met: ratio("Chromium") >= 9,
    },
    {
      target: "First byte of one PNG of 1080x1350 px by HTTP, p50",
      wanted: "at most 50 ms",
      value: `${api.single.p50Ms.toFixed(0)} ms`,
      met: api.single.p50Ms <= 50,
    },
    memoryTarget(`Resident memory after drawing ${second.renders} pictures`, second.residentBytes),
    memoryTarget(`… ${last.renders} pictures, and ${restMs / 1000} s of rest`, restedBytes),
    {
      target: `Resident memory after ${last.renders} renders, times that after ${second.renders}`,
      wanted: "at most 1.1",
      value: growth.toFixed(2),
      met: growth <= 1.1,
    },
  ];
}
