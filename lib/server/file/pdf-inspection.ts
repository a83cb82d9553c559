import 'server-only';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

// We store a stranger's PDF unchanged, so this code checks it first: it refuses a PDF with actions, attached
// files or hidden content. Readers differ in which revision they show, so all bytes count.

/** Too long to occur by chance in the bytes of a picture. */
const rareNames = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia'];
const rareNamesToo = ['SubmitForm', 'ImportData', 'GoToE', 'GoToR'];
const shortNames = ['JS', 'AA', 'XFA'];

const nameOf = (names: readonly string[]) => new RegExp(`/(?:${names.join('|')})(?![A-Za-z0-9])`);
const rare = nameOf([...rareNames, ...rareNamesToo]);
const forbidden = nameOf([...rareNames, ...rareNamesToo, ...shortNames]);
const forbiddenNames = new Set([...rareNames, ...rareNamesToo, ...shortNames]);

/** Positions at which a reader can begin: after these words, even inside other text. */
const beginning = /(?=(?<!end)obj(?![A-Za-z0-9])|trailer)/;
const encrypted = /\/Encrypt(?![A-Za-z0-9])/;
/** An opening action other than showing a part of a page. */
const openingAction = /\/OpenAction(?![A-Za-z0-9])(?!\s*\[)/g;

/** Compressions that expand a few kilobytes to gigabytes, or that hide the content of another. */
const bottomless = /\/(?:LZWDecode|LZW|RunLengthDecode|RL|Crypt)(?![A-Za-z0-9])/;
/** Two names in a list, without looking for its end, which would take cubic time. */
const packedTwice = /\/(?:Filter|F)\s*\[[^\]/]*\/[^\]/]*\//;
const packed = /\/(?:FlateDecode|Fl)(?![A-Za-z0-9])/;

/** Most bytes to which streams may expand: one of objects, any other one, and all together. */
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

/** Removes texts in parentheses, in which a person may write any word; an unterminated one is no text. */
function withoutTexts(part: string): string {
  let rest = '';
  let from = 0;
  let opened = 0;
  let depth = 0;
  for (let at = 0; at < part.length; at += 1) {
    const sign = part[at];
    if (depth === 0 && sign === '%')
      while (at + 1 < part.length && !/[\r\n]/.test(part[at + 1] ?? '')) at += 1;
    else if (depth > 0 && sign === '\\') at += 1;
    else if (sign === '(') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (sign === ')' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      rest += part.slice(from, opened);
      from = at + 1;
    }
  }
  return rest + part.slice(from);
}

/** The rest of a file without its strings, from each position at which a reader can begin. */
const namesIn = (text: string) => unescaped(text.split(beginning).map(withoutTexts).join('\n'));

/** The same for a stream of objects, which a reader enters at the positions in its first numbers. */
function namesInObjects(content: string, dictionary: string): string {
  const [first, ...others] = [...dictionary.matchAll(/\/First\s+(\d+)/g)].map(([, at]) => Number(at));
  const numbers = content.slice(0, first).match(/\d+/g) ?? [];
  if (first === undefined || others.length > 0 || numbers.length % 2 > 0) return unescaped(content);
  const begins = numbers.filter((_, place) => place % 2 > 0).map((at) => first + Number(at));
  const cuts = [0, ...begins.sort((one, other) => one - other), content.length];
  return unescaped(cuts.map((at, place) => withoutTexts(content.slice(at, cuts[place + 1]))).join('\n'));
}

type Piece = { readonly dictionary: string; readonly start: number; readonly end: number };

/** Splits the bytes into the parts outside streams, and the beginning and end of each stream. */
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

/**
 * Expands every stream once, within limits, because the library has none.
 * @returns the names of objects in streams
 */
function lookIntoStreams(bytes: Buffer, streams: readonly Piece[]): string {
  const names: string[] = [];
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
    if (!holdsObjects) continue;
    const found = namesInObjects(content.toString('latin1'), dictionary);
    if (forbidden.test(found) || encrypted.test(found)) throw new Refused();
    names.push(found);
  }
  return names.join('\n');
}

/** Named actions that turn pages; others print, save or close. */
const turns = ['FirstPage', 'LastPage', 'NextPage', 'PrevPage'].map((name) => PDFName.of(name));

/** Whether this only shows a part of a page; many programs write it to fill the window. */
function isScroll(action: PDFObject | undefined): boolean {
  if (!(action instanceof PDFDict)) {
    return [PDFArray, PDFString, PDFHexString, PDFName].some((place) => action instanceof place);
  }
  const known = ['Type', 'S', 'D', 'SD', 'N'];
  const kind = action.lookup(PDFName.of('S'));
  const page = action.lookup(PDFName.of('N'));
  return (
    (kind === PDFName.of('Named') ? turns.some((turn) => turn === page) : kind === PDFName.of('GoTo')) &&
    action.keys().every((name) => known.includes(name.decodeText()))
  );
}

/** @returns the number of its opening actions, each of which only scrolls */
function lookInto(value: PDFObject | undefined, depth: number): number {
  if (depth > deepest) throw new Refused();
  if (value instanceof PDFName && forbiddenNames.has(value.decodeText())) throw new Refused();
  let scrolls = 0;
  if (value instanceof PDFArray) for (const part of value.asArray()) scrolls += lookInto(part, depth + 1);
  const dictionary = value instanceof PDFStream ? value.dict : value;
  if (!(dictionary instanceof PDFDict)) return scrolls;
  for (const [name, part] of dictionary.entries()) {
    if (name.decodeText() === 'OpenAction') {
      if (!isScroll(dictionary.lookup(name))) throw new Refused();
      if (!(part instanceof PDFArray)) scrolls += 1;
    }
    scrolls += lookInto(name, depth + 1) + lookInto(part, depth + 1);
  }
  return scrolls;
}

async function lookIntoDocument(document: PDFDocument, names: string): Promise<Inspected> {
  const pages = document.getPageCount();
  if (pages < 1 || pages > mostPages) return 'broken';
  let scrolls = 0;
  for (const [, value] of document.context.enumerateIndirectObjects()) scrolls += lookInto(value, 0);
  // An action that the library misses is in an earlier revision, which another reader may show.
  return scrolls < [...names.matchAll(openingAction)].length ? 'active' : 'clean';
}

const folding = /\/(?:ObjStm|XRef)(?![A-Za-z0-9])/g;
const folds = (text: string) => [...text.matchAll(folding)].length;
const holdsObjects = (text: string) => /\/ObjStm(?![A-Za-z0-9])/.test(text);
const holdsReferences = (text: string) => /\/XRef(?![A-Za-z0-9])/.test(text) && !holdsObjects(text);

function textOf(object: PDFObject): string {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return unescaped(bytes.toString('latin1'));
}

/**
 * Whether the library, which expands streams of objects without a limit, stays within ours: it sees the same
 * streams as this code, and deflate expands each at most 1,032 times.
 */
function foldsLittle(names: string, streams: readonly Piece[]): boolean {
  const folded = streams.filter(({ dictionary }) => folds(dictionary) > 0);
  let left = most.all / 1_032;
  for (const { dictionary, start, end } of folded) {
    if (bottomless.test(dictionary) || packedTwice.test(dictionary)) throw new Refused();
    const [length, ...others] = [...dictionary.matchAll(/\/Length\s+(\d+)(?!\s+\d+\s+R)/g)];
    if (!length || others.length > 0 || Number(length[1]) > end - start) return false;
    left -= end - start;
  }
  return left >= 0 && folded.reduce((sum, { dictionary }) => sum + folds(dictionary), 0) === folds(names);
}

/** A PDF with a password, which opens without it if the password only forbids printing or changes. */
async function inspectLocked(bytes: Buffer, names: string, streams: readonly Piece[]): Promise<Inspected> {
  const isTrailer = (part: string) => part.startsWith('trailer') || holdsReferences(part);
  const elsewhere = names.split(beginning).filter((part) => !isTrailer(part));
  if (elsewhere.some((part) => encrypted.test(part))) return 'active';
  if (!foldsLittle(names, streams)) return 'locked';
  // The library's first reading, before it has the key, takes locked streams of objects for invalid objects.
  const laxly = { ...strictly, throwOnInvalidObject: false, password: '' };
  const document = await PDFDocument.load(bytes, laxly).catch(() => null);
  if (!document) return 'locked';
  const objects = document.context.enumerateIndirectObjects();
  // It deciphers streams of references too, which are never locked.
  if (objects.some(([, value]) => value instanceof PDFInvalidObject && !holdsReferences(textOf(value)))) {
    return 'locked';
  }
  const holding = objects.flatMap(([, value]) =>
    value instanceof PDFRawStream && value.dict.lookup(PDFName.of('Type')) === PDFName.of('ObjStm')
      ? [value]
      : [],
  );
  // A stream that another one replaced is content that nobody has looked at.
  if (holding.length !== streams.filter(({ dictionary }) => holdsObjects(dictionary)).length) return 'locked';
  const found = holding.map(({ dict, contents }) =>
    lookIntoStreams(Buffer.from(contents), [{ dictionary: String(dict), start: 0, end: contents.length }]),
  );
  const open = Buffer.from(await document.save({ useObjectStreams: false }));
  lookIntoStreams(open, piecesOf(open.toString('latin1')).streams);
  return lookIntoDocument(document, [names, ...found].join('\n'));
}

/** Whether a file begins like a PDF, for any name and type. */
export function looksLikePdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-'));
}

type Inspected = 'clean' | 'active' | 'locked' | 'broken';

const strictly = { updateMetadata: false, throwOnInvalidObject: true } as const;

/**
 * Whether this is a complete PDF that shows pages and does nothing else: no scripts, actions, attached files,
 * forms or endlessly expanding streams, in any revision of it. Showing a part of a page at opening, words in
 * a text, and a password that is not needed to open it are allowed.
 * @returns `broken` for an unreadable PDF, `active` for one with actions, `locked` for one that needs a
 * password or cannot be inspected
 */
export async function inspectPdf(bytes: Buffer): Promise<Inspected> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'broken';
  const { outside, streams } = piecesOf(text);
  const names = namesIn(outside);
  // A reader may enter bytes that look like a stream to us, but only at the beginning of an object.
  const doubtful = streams
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => beginning.test(one));
  if (forbidden.test(names) || doubtful.some((one) => rare.test(namesIn(one)))) return 'active';
  try {
    if (encrypted.test(names)) return await inspectLocked(bytes, names, streams);
    const folded = lookIntoStreams(bytes, streams);
    return await lookIntoDocument(await PDFDocument.load(bytes, strictly), `${names}\n${folded}`);
  } catch (error) {
    return error instanceof Refused ? 'active' : 'broken';
  }
}
