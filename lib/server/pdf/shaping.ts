import 'server-only';
import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Font } from '@react-pdf/renderer';

/** The parts of fontkit's TrueType fonts that a shaped font uses; its own types omit them. */
type Box = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
type Glyph = { id: number | string; advanceWidth: number; codePoints: number[] };
type Subset = {
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  includeGlyph(id: number): number;
  _addGlyph(id: number | string): number;
};
type OpenFont = {
  getGlyph(id: number): { readonly bbox: Box };
  createSubset(): Subset;
  layout(text: string): { glyphs: Glyph[]; positions: object[] };
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
};
type Source = ReturnType<typeof Font.getFont>;

/** A WOFF file is the plain font with each table compressed; HarfBuzz reads the plain font. */
function plainFont(woff: Buffer): ArrayBuffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let table = 0; table < count; table += 1) {
    const entry = 44 + 20 * table;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(start, start + packed);
    const line = 12 + 16 * table;
    woff.copy(head, line, entry, entry + 4);
    woff.copy(head, line + 4, entry + 16, entry + 20);
    head.writeUInt32BE(end, line + 8);
    head.writeUInt32BE(length, line + 12);
    parts.push(packed < length ? inflateSync(data) : data, Buffer.alloc((4 - (length % 4)) % 4));
    end += length + ((4 - (length % 4)) % 4);
  }
  return new Uint8Array(Buffer.concat(parts)).buffer;
}

/**
 * A glyph whose name contains its shape and its letter, because each glyph of the file can represent only one
 * letter.
 */
function glyphNamed(parts: string, advanceWidth: number, letter: string): Glyph {
  // The library counts decomposed letters; the text for readers is composed again.
  const codePoints = [...letter.normalize('NFD')].map((part) => part.codePointAt(0) ?? 0);
  const whole = [letter.codePointAt(0) ?? 0];
  return {
    id: `${parts}:${advanceWidth}:${letter}`,
    advanceWidth,
    codePoints: Object.assign(codePoints, { [Symbol.iterator]: () => whole[Symbol.iterator]() }),
  };
}

const partsOf = (name: string): { parts: { id: number; x: number; y: number }[]; advance: number } => {
  const [parts = '', width] = name.split(':');
  return {
    advance: Number(width),
    parts: parts
      .split(';')
      .filter(Boolean)
      .map((part) => {
        const [id = 0, x = 0, y = 0] = part.split(',').map(Number);
        return { id, x, y };
      }),
  };
};

const wordArguments = 0x0001 | 0x0002;
const moreParts = 0x0020;

/** One glyph composed of others at their positions, in the form of TrueType's table `glyf`. */
function composedGlyph(font: OpenFont, subset: Subset, parts: ReturnType<typeof partsOf>['parts']) {
  const drawn = parts.flatMap(({ id, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(id).bbox;
    if (!Number.isFinite(minX) || minX === maxX) return [];
    return [{ id, x, y, edges: [minX + x, minY + y, maxX + x, maxY + y] as const }];
  });
  if (drawn.length === 0) return { bytes: new Uint8Array(), bearing: 0 };
  const edge = (side: 0 | 1 | 2 | 3) => drawn.map(({ edges }) => edges[side]);
  const bearing = Math.min(...edge(0));
  const bytes = Buffer.alloc(Math.ceil((10 + 8 * drawn.length) / 4) * 4);
  const head = [-1, bearing, Math.min(...edge(1)), Math.max(...edge(2)), Math.max(...edge(3))];
  for (const [index, value] of head.entries()) bytes.writeInt16BE(Math.round(value), 2 * index);
  for (const [index, { id, x, y }] of drawn.entries()) {
    const at = 10 + 8 * index;
    bytes.writeUInt16BE(wordArguments | (index < drawn.length - 1 ? moreParts : 0), at);
    bytes.writeUInt16BE(subset.includeGlyph(id), at + 2);
    bytes.writeInt16BE(x, at + 4);
    bytes.writeInt16BE(y, at + 6);
  }
  return { bytes, bearing };
}

/**
 * Lets HarfBuzz choose and place the letters of this font. The PDF library's own shaper loses the place of
 * vowel signs and dots, reorders several Indic scripts wrongly and cuts joined letters at the end of a line.
 * Here each group of joined letters becomes one glyph of the embedded font, so that the library places whole
 * groups, and a reader that copies or searches gets the letters in their typed order.
 */
export function shapeWithHarfBuzz(source: Source, direction: 'ltr' | 'rtl', language: string): void {
  const open = source.load.bind(source);
  let shaped: Promise<void> | undefined;
  const load = async () => {
    const [{ Blob, Buffer: TextBuffer, Direction, Face, Font: Shaper, shape }, woff] = await Promise.all([
      import('harfbuzzjs'),
      readFile(source.src),
      open(),
    ]);
    const font = source.data as unknown as OpenFont;
    const shaper = new Shaper(new Face(new Blob(plainFont(woff))));
    const createSubset = font.createSubset.bind(font);

    const hasGlyph = font.hasGlyphForCodePoint.bind(font);
    const glyphFor = font.glyphForCodePoint.bind(font);
    font.hasGlyphForCodePoint = () => true;
    // The library adds a hyphen when it breaks a word that is wider than its line; these fonts have none.
    font.glyphForCodePoint = (codePoint) =>
      hasGlyph(codePoint) ? glyphFor(codePoint) : glyphNamed('', 0, '\u00ad');
    font.layout = (text) => {
      const buffer = new TextBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
      buffer.setLanguage(language);
      shape(shaper, buffer);
      const places = buffer.getGlyphPositions();
      const clusters = new Map<number, { parts: string[]; width: number }>();
      for (const [index, { codepoint, cluster }] of buffer.getGlyphInfos().entries()) {
        const place = places[index];
        const into = clusters.get(cluster) ?? { parts: [], width: 0 };
        into.parts.push(`${codepoint},${into.width + (place?.xOffset ?? 0)},${place?.yOffset ?? 0}`);
        into.width += place?.xAdvance ?? 0;
        clusters.set(cluster, into);
      }
      const starts = [...clusters.keys()].sort((a, b) => a - b);
      const glyphs = starts.flatMap((start, index) => {
        const letters = [...text.slice(start, starts[index + 1]).normalize('NFC')];
        const { parts, width } = clusters.get(start) ?? { parts: [], width: 0 };
        // The first letter draws the whole group; the others only supply text for readers.
        return letters.map((letter, place) =>
          place === 0 ? glyphNamed(parts.join(';'), width, letter) : glyphNamed('', 0, letter),
        );
      });
      const positions = glyphs.map(({ advanceWidth }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      }));
      return { glyphs, positions };
    };
    font.createSubset = () => {
      const subset = createSubset();
      const addGlyph = subset._addGlyph.bind(subset);
      subset._addGlyph = (id) => {
        if (typeof id === 'number') return addGlyph(id);
        const { parts, advance } = partsOf(id);
        const { bytes, bearing } = composedGlyph(font, subset, parts);
        subset.glyf.push(bytes);
        subset.loca.offsets.push(subset.offset);
        subset.hmtx.metrics.push({ advance, bearing });
        subset.offset += bytes.length;
        return subset.glyf.length - 1;
      };
      return subset;
    };
  };
  source.load = () => {
    shaped ??= load();
    return shaped;
  };
}
