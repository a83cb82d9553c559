import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const folder = path.join(process.cwd(), 'lib/server/pdf/fonts');

// All PDF code in the process shares one list of fonts, so these names belong to this module alone.
Font.register({
  family: 'Sheet Text',
  fonts: [
    { src: path.join(folder, 'figtree-latin-400-normal.woff'), fontWeight: 400 },
    { src: path.join(folder, 'figtree-latin-600-normal.woff'), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Sheet Display',
  src: path.join(folder, 'fraunces-latin-600-normal.woff'),
  fontWeight: 600,
});
// Never hyphenates: people read a worksheet at arm's length.
Font.registerHyphenationCallback((word) => [word]);
