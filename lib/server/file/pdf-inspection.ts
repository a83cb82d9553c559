import 'server-only';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

// We store a stranger's PDF unchanged, so this checks it first: it refuses one in which anything acts, carries files
// or hides from view. Readers differ in which of two revisions they show, so all bytes count.

/** Long enough never to occur by chance in the bytes of a picture. */
const rareNames = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'OpenAction', 'RichMedia'];
const rareNamesToo = ['SubmitForm', 'ImportData', 'GoToE', 'GoToR'];
const shortNames = ['JS', 'AA', 'XFA', 'Encrypt'];

const nameOf = (names: readonly string[]) => new RegExp(`/(?:${names.join('|')})(?![A-Za-z0-9])`);
const rare = nameOf([...rareNames, ...rareNamesToo]);
const forbidden = nameOf([...rareNames, ...rareNamesToo, ...shortNames]);
const forbiddenNames = new Set([...rareNames, ...rareNamesToo, ...shortNames]);

/** Compressions of which a few kilobytes expand to gigabytes, or that hide the content of another. */
const bottomless = /\/(?:LZWDecode|LZW|RunLengthDecode|RL|Crypt)(?![A-Za-z0-9])/;
const packedTwice = /\/(?:Filter|F)\s*\[[^\]]*\/[^\]]*\/[^\]]*\]/;
const packed = /\/(?:FlateDecode|Fl)(?![A-Za-z0-9])/;

/** Bytes to which streams may expand: one of objects, one of anything else, all together. */
const most = { objects: 4 << 20, stream: 48 << 20, all: 96 << 20 };
const mostPages = 100;
const deepest = 60;

class Refused extends Error {
  override name = 'Refused';
}

/** "/Java#53cript" is the same name as "/JavaScript". */
function unescaped(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

type Piece = { readonly dictionary: string; readonly start: number; readonly end: number };

/** Splits the bytes into what lies outside streams, and the beginning and end of each stream. */
function piecesOf(text: string): { readonly outside: string; readonly streams: readonly Piece[] } {
  const streams: Piece[] = [];
  const outside: string[] = [];
  const opening = /(?<!end)stream\r?\n/g;
  let from = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const start = opening.lastIndex;
    const end = text.indexOf('endstream', start);
    const before = text.slice(from, found.index);
    const opened = before.lastIndexOf(' obj');
    outside.push(before);
    streams.push({
      dictionary: unescaped(before.slice(Math.max(opened, 0))),
      start,
      end: end < 0 ? text.length : end,
    });
    from = end < 0 ? text.length : end;
    opening.lastIndex = from;
  }
  outside.push(text.slice(from));
  return { outside: outside.join('\n'), streams };
}

/** Expands every stream once, within limits, because the library would do so without any. */
function lookIntoStreams(bytes: Buffer, streams: readonly Piece[]): void {
  let total = 0;
  for (const { dictionary, start, end } of streams) {
    const holdsObjects = /\/(?:ObjStm|XRef)(?![A-Za-z0-9])/.test(dictionary);
    if (bottomless.test(dictionary)) throw new Refused();
    if (packedTwice.test(dictionary) && packed.test(dictionary)) throw new Refused();
    if (!packed.test(dictionary)) continue;
    const limit = Math.min(holdsObjects ? most.objects : most.stream, most.all - total);
    let content: Buffer;
    try {
      content = inflateSync(bytes.subarray(start, end), { maxOutputLength: Math.max(limit, 1) });
    } catch {
      throw new Refused();
    }
    total += content.length;
    if (holdsObjects && forbidden.test(unescaped(content.toString('latin1')))) throw new Refused();
  }
}

function lookInto(value: PDFObject | undefined, depth: number): void {
  if (depth > deepest) throw new Refused();
  if (value instanceof PDFName && forbiddenNames.has(value.decodeText())) throw new Refused();
  if (value instanceof PDFArray) for (const part of value.asArray()) lookInto(part, depth + 1);
  const dictionary = value instanceof PDFStream ? value.dict : value;
  if (!(dictionary instanceof PDFDict)) return;
  for (const [name, part] of dictionary.entries()) {
    lookInto(name, depth + 1);
    lookInto(part, depth + 1);
  }
}

/** Whether a file begins like a PDF, whatever its name and type say. */
export function looksLikePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-'));
}

/**
 * Whether this is a complete PDF that shows pages and does nothing else: no scripts, actions, attached files, forms,
 * passwords or endlessly expanding streams, in any revision of it.
 * @returns `broken` for an unreadable PDF, `active` for one that could do something
 */
export async function inspectPdf(bytes: Buffer): Promise<'clean' | 'active' | 'broken'> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'broken';
  const { outside, streams } = piecesOf(text);
  if (rare.test(unescaped(text)) || forbidden.test(unescaped(outside))) return 'active';
  try {
    lookIntoStreams(bytes, streams);
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    const pages = document.getPageCount();
    if (pages < 1 || pages > mostPages) return 'broken';
    for (const [, value] of document.context.enumerateIndirectObjects()) lookInto(value, 0);
    return 'clean';
  } catch (error) {
    return error instanceof Refused ? 'active' : 'broken';
  }
}
