import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

/** A PDF with only a line of text on its pages, like a bank app's. */
export async function plainPdf({ pages = 1 } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([300, 500]).drawRectangle({ width: 40 });
  return Buffer.from(await document.save());
}

/** A handwritten PDF with these entries in its catalogue and these extra objects. */
export function pdfWith(catalogue: string, ...objects: readonly string[]): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${all.length + 1} >>\n%%EOF\n`,
    'latin1',
  );
}

/** The same, with the extra objects in a compressed object stream. */
export function pdfWithFolded(
  catalogue: string,
  folded: string,
  dictionary = '/Filter /FlateDecode',
): Buffer {
  const first = '9 0 ';
  return pdfWithStream(
    catalogue,
    `${first}${folded}`,
    `/Type /ObjStm /N 1 /First ${first.length} ${dictionary}`,
  );
}

/** A PDF with one compressed stream of this text. */
export function pdfWithStream(catalogue: string, words: string, dictionary: string): Buffer {
  const packed = deflateSync(Buffer.from(words, 'latin1')).toString('latin1');
  const stream = `<< ${dictionary} /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
  return pdfWith(catalogue, stream);
}
