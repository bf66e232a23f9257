import sharp from "sharp";
import { expect, test } from "vitest";
import { read } from "../read-file.fixture.ts";
import { buildPage, buildPdf, helvetica, stream } from "./raw-pdf.fixture.ts";

const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#c60",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

const image = (data: Buffer, width: number, height: number, filter = "/DCTDecode") =>
  stream(
    data,
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter${filter}`,
  );

const page = (...images: Buffer[]) =>
  buildPdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    stream(Buffer.from("BT /F1 12 Tf 60 700 Td (The oven died on a Monday in March.) Tj ET")),
    helvetica,
    ...images,
  ]);

test("the photos of a PDF are offered, as the files that they are", async () => {
  const data = await photo(640, 480);
  const found = await read(page(image(data, 640, 480), image(data, 640, 480, "[/DCTDecode]")));
  const isSame = found.files?.map(({ bytes }) => data.equals(bytes.subarray(0, data.length)));
  expect(isSame).toEqual([true, true]);
  expect(found.source.images?.map(({ url }) => url)).toEqual(found.files?.map(({ url }) => url));
});

test.each([
  ["icons", 120, 90, "/DCTDecode"],
  ["images in other compressions", 640, 480, "[/FlateDecode /DCTDecode]"],
])("%s of a PDF aren't", async (_, width, height, filter) => {
  const found = await read(page(image(await photo(640, 480), width, height, filter)));
  expect([found.files, found.source.images]).toEqual([undefined, undefined]);
});

test("a text about the format has no photos", async () => {
  const words = "BT /F1 12 Tf 60 700 Td (A photo has /Subtype /Image and /DCTDecode.) Tj ET";
  expect((await read(buildPage(Buffer.from(words), helvetica))).files).toBeUndefined();
});
