import { buildPdf, stream } from "./raw-pdf.fixture.ts";

/** An element of a tagged PDF: its role, and its texts or inner elements. */
export interface TagElement {
  role: string;
  alt?: string;
  children: readonly (string | TagElement)[];
}

/** Builds a PDF of one page whose texts have tags. `furniture` is marked as no part of the text. */
export function buildTaggedPdf(
  elements: readonly TagElement[],
  furniture: readonly string[] = [],
): Buffer {
  const objects: string[] = [];
  const content: string[] = furniture.map(
    (text, index) =>
      `/Artifact BMC BT /F1 8 Tf 1 0 0 1 40 ${780 - 10 * index} Tm (${text}) Tj ET EMC`,
  );
  const ids: number[] = [];
  const firstNumber = 7;
  const write = (element: TagElement, parent: number): number => {
    const number = firstNumber + objects.push("") - 1;
    const kids = element.children.map((child) => {
      if (typeof child !== "string") return `${write(child, number)} 0 R`;
      const id = ids.push(number) - 1;
      content.push(
        `/${element.role} <</MCID ${id}>> BDC BT /F1 10 Tf 1 0 0 1 60 ${740 - 14 * id} Tm (${child}) Tj ET EMC`,
      );
      return `${id}`;
    });
    const alt = element.alt === undefined ? "" : `/Alt(${element.alt})`;
    objects[number - firstNumber] =
      `<</Type/StructElem/S/${element.role}/P ${parent} 0 R/Pg 3 0 R${alt}/K[${kids.join(" ")}]>>`;
    return number;
  };
  const roots = elements.map((element) => write(element, 6));
  return buildPdf([
    "<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/StructParents 0/Resources<</Font<</F1 5 0 R>>>>>>",
    stream(Buffer.from(content.join("\n"), "latin1")),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    `<</Type/StructTreeRoot/K[${roots.map((number) => `${number} 0 R`).join(" ")}]/ParentTree<</Nums[0[${ids.map((number) => `${number} 0 R`).join(" ")}]]>>>>`,
    ...objects,
  ]);
}
