import 'server-only';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const folder = path.join(process.cwd(), 'node_modules', '@fontsource');
const figtree = (name: string) => path.join(folder, 'figtree/files', `figtree-${name}-normal.woff`);
const devanagari = (weight: number) =>
  path.join(folder, 'noto-sans-devanagari/files', `noto-sans-devanagari-devanagari-${weight}-normal.woff`);

// Fonts of the papers that people keep: receipts and signed forms. All PDF code in the process shares one list of fonts,
// so these names belong to this module alone. One file holds one script; a text with several scripts names them all, and
// each letter comes from the first that has it.
Font.register({
  family: 'Paper Latin',
  fonts: [
    { src: figtree('latin-400'), fontWeight: 400 },
    { src: figtree('latin-600'), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Paper Latin Extended',
  fonts: [
    { src: figtree('latin-ext-400'), fontWeight: 400 },
    { src: figtree('latin-ext-600'), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Paper Devanagari',
  fonts: [
    { src: devanagari(400), fontWeight: 400 },
    { src: devanagari(600), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Paper Display',
  src: path.join(folder, 'fraunces/files/fraunces-latin-600-normal.woff'),
  fontWeight: 600,
});
Font.registerHyphenationCallback((word) => [word]);

/** In the order of the search for a letter. */
export const paperFonts = ['Paper Latin', 'Paper Latin Extended', 'Paper Devanagari'];
