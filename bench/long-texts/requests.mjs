const mebibyte = 1024 * 1024;
const longestCaption = 20_000;

/**
 * Builds requests with the longest accepted texts for every endpoint that takes text. Each text repeats one of
 * `longUnits`.
 */
export async function buildRequests({ load, emptyCarousel }) {
  const fixture = await load("long-texts.fixture.ts");
  const { listLongPosts, listLongRequests, longUnits, repeatTo } = fixture;
  const measured = listLongRequests(mebibyte).flatMap(({ endpoint, method, build }) =>
    longUnits.map((unit) => {
      const { url, body } = build(unit);
      return { name: endpoint, unit, method, url, build: () => body };
    }),
  );
  for (const unit of longUnits) {
    const bytes = new TextEncoder().encode(unit).byteLength / unit.length;
    const add = (name, method, url, sent) =>
      measured.push({ name, unit, method, url, build: () => sent });
    const caption = repeatTo(unit, longestCaption);
    const build = ({ connectionId: connection_id, carouselId: carousel_id }) => ({
      carousel_id,
      when: { kind: "unscheduled" },
      targets: [{ connection_id, caption }],
    });
    measured.push({
      name: "createPublication",
      unit,
      method: "POST",
      url: "/api/publications",
      build,
    });
    for (const post of Object.values(listLongPosts(repeatTo(unit, (mebibyte * 0.9) / bytes)))) {
      const draft = { ...emptyCarousel, jsonInput: JSON.stringify(post) };
      add("createCarousel", "POST", "/api/carousels", { title: "Tea", status: "draft", draft });
      add("v1.validatePost", "POST", "/api/v1/validate", { post });
    }
    for (const [csv, name] of listTables(unit, repeatTo)) {
      const sent = { csv, dry_run: true };
      add(`importSchedule, ${name}`, "POST", "/api/publications/import", sent);
    }
  }
  return measured;
}

function* listTables(unit, repeatTo) {
  const names = Array.from({ length: 20 }, (_, index) => `slide ${index + 1}`);
  const slides = names.map(() => `"${repeatTo(unit, 15_000)}"`);
  yield [`title,${names},networks\nIt’s,${slides},bluesky`, "long slides"];
  const row = `Tea,"${repeatTo(unit, 400)}",bluesky`;
  yield [
    ["title,slide 1,networks", ...Array.from({ length: 500 }, () => row)].join("\n"),
    "500 rows",
  ];
  yield [`title,slide 1,networks\nTea,Green,${"handover;".repeat(60_000)}`, "60,000 accounts"];
  const many = Array.from({ length: 999 }, (_, index) => `slide ${index + 1}`);
  yield [`${many}\n${"a\n".repeat(5000)}`, "999 columns"];
}
