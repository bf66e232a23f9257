const mostClients = 64;

/** The wishes that the measurements answer: what is wanted, what was found. */
export function judge({ throughput, api }) {
  const rateOf = (name) =>
    throughput.contenders
      .find((contender) => contender.name === name)
      .loads.find(({ clients }) => clients === mostClients).perSecond;
  const ratio = (name) => rateOf("Slideloom") / rateOf(name);
  const [, second] = api.memory;
  const growth = api.memory.at(-1).residentBytes / second.residentBytes;
  return [
    {
      wish: "Slides a second, times those of satori + resvg-js",
      wanted: "at least 3",
      value: ratio("satori + resvg-js").toFixed(2),
      met: ratio("satori + resvg-js") >= 3,
    },
    {
      wish: "Slides a second, times those of Chromium's screenshots",
      wanted: "at least 8",
      value: ratio("Chromium").toFixed(2),
      met: ratio("Chromium") >= 8,
    },
    {
      wish: "First byte of one PNG of 1080x1350 px by HTTP, p50",
      wanted: "at most 60 ms",
      value: `${api.single.p50Ms.toFixed(0)} ms`,
      met: api.single.p50Ms <= 60,
    },
    {
      wish: `Resident memory after ${api.memory.at(-1).renders} renders, times that after ${second.renders}`,
      wanted: "at most 1.1",
      value: growth.toFixed(2),
      met: growth <= 1.1,
    },
  ];
}
