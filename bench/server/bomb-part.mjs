import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { crc32, deflateRawSync } from "node:zlib";
import { percentile } from "../statistics.mjs";

const askEveryMs = 10;
const restMs = 3000;

/**
 * Measures `/healthz` while the server imports ZIP bombs of about 1 MB. A bomb has one entry of 1 GB, one entry with a
 * false size, or very many entries.
 */
export async function measureBombs({ server: { url }, accounts: [{ token }] }) {
  const rows = [{ name: "nothing", ...(await watchHealth(url, () => delay(restMs))) }];
  for (const [name, zip] of Object.entries(buildBombs())) {
    console.error(`Measuring an import of ${name}…`);
    rows.push({
      name,
      zipBytes: zip.length,
      ...(await watchHealth(url, () => send(url, token, zip))),
    });
    await delay(restMs);
  }
  return rows;
}

async function send(url, token, body) {
  const startMs = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/zip" };
  const answer = await fetch(`${url}/api/library/import`, { method: "POST", headers, body });
  const { message = "" } = await answer.json();
  return { status: answer.status, message, answerMs: performance.now() - startMs };
}

/** Requests `/healthz` before and during the work. */
async function watchHealth(url, work) {
  const timesMs = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const startMs = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      timesMs.push(performance.now() - startMs);
      await delay(askEveryMs);
    }
  })();
  await delay(restMs / 10);
  const result = await work();
  isOver = true;
  await watching;
  return { ...result, p50Ms: percentile(timesMs, 0.5), p99Ms: percentile(timesMs, 0.99) };
}

function buildBombs() {
  const gigabyte = new Uint8Array(1024 ** 3);
  const sixMegabytes = new Uint8Array(6 * 1024 ** 2);
  return {
    "one file of 1 GB": zip([["bomb.json", gigabyte]]),
    "one file of 1 GB that says 1 kB": zip([["bomb.json", gigabyte, 1024]]),
    "170 files of 6 MB": zip(list(170, sixMegabytes)),
    "11 files of 6 MB": zip([["picture.bin", randomBytes(1024 ** 2)], ...list(11, sixMegabytes)]),
  };
}

const list = (count, bytes) =>
  Array.from({ length: count }, (_, index) => [`${index}.json`, bytes]);

/** Builds a ZIP of files, each with its claimed or real size. */
function zip(files) {
  const packed = new Map();
  const locals = [];
  const directory = [];
  let offset = 0;
  for (const [name, bytes, claimed = bytes.length] of files) {
    if (!packed.has(bytes)) packed.set(bytes, [deflateRawSync(bytes, { level: 9 }), crc32(bytes)]);
    const [data, checksum] = packed.get(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(checksum, 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(claimed, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), fields, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, rest, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}
