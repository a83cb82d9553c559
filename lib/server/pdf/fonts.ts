import 'server-only';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';
import { shapeWithHarfBuzz } from '@/lib/server/pdf/shaping';

// `scripts/fonts.ts` brings the files from their packages.
const folder = path.join(process.cwd(), 'lib/server/pdf/fonts');
const fontFile = (name: string, subset: string, weight: number) =>
  path.join(folder, `${name}-${subset}-${weight}-normal.woff`);

// Fonts of documents: receipts and signed forms. All PDF code in the process shares one list of fonts, so
// only this module uses these names. Each file holds one script and is read at its first use.
function register(family: string, name: string, subset: string): void {
  const fonts = [400, 600].map((fontWeight) => ({ src: fontFile(name, subset, fontWeight), fontWeight }));
  Font.register({ family, fonts });
}

register('Paper Latin', 'figtree', 'latin');
register('Paper Latin Extended', 'figtree', 'latin-ext');
Font.register({ family: 'Paper Display', src: fontFile('fraunces', 'latin', 600), fontWeight: 600 });
Font.registerHyphenationCallback((word) => [word]);

/** In search order. `ScriptText` chooses the other scripts. */
export const paperFonts = ['Paper Latin', 'Paper Latin Extended'];
export const paperDisplayFonts = ['Paper Display', ...paperFonts];

/** The scripts that documents can print, by their Unicode name; the language decides between forms of one letter. */
const scripts = [
  ['Devanagari', 'devanagari', 'hi'],
  ['Tamil', 'tamil', 'ta'],
  ['Telugu', 'telugu', 'te'],
  ['Kannada', 'kannada', 'kn'],
  ['Malayalam', 'malayalam', 'ml'],
  ['Bengali', 'bengali', 'bn'],
  ['Gujarati', 'gujarati', 'gu'],
  ['Gurmukhi', 'gurmukhi', 'pa'],
  ['Oriya', 'oriya', 'or'],
  ['Arabic', 'arabic', 'ur'],
] as const;

for (const [script, subset, language] of scripts) {
  // Naskh fits into a line of normal height; Nastaliq needs three.
  register(`Paper ${script}`, script === 'Arabic' ? 'noto-naskh-arabic' : `noto-sans-${subset}`, subset);
  for (const fontWeight of [400, 600]) {
    const source = Font.getFont({ fontFamily: `Paper ${script}`, fontWeight });
    shapeWithHarfBuzz(source, script === 'Arabic' ? 'rtl' : 'ltr', language);
  }
}

export const paperScripts = scripts.map(([script]) => script);

await Promise.all(paperFonts.map((fontFamily) => Font.load({ fontFamily })));

/** Whether a font for Latin letters, digits and signs contains this letter. */
export const inLatinFonts = (codePoint: number): boolean =>
  paperFonts.some((fontFamily) => Font.getFont({ fontFamily }).data?.hasGlyphForCodePoint(codePoint));
