import path from 'node:path';
import { Font } from '@react-pdf/renderer';

const folder = path.join(process.cwd(), 'node_modules', '@fontsource');

// The register is shared by everything in the process that prints: the names are this module's own.
Font.register({
  family: 'Sheet Text',
  fonts: [
    { src: path.join(folder, 'figtree/files/figtree-latin-400-normal.woff'), fontWeight: 400 },
    { src: path.join(folder, 'figtree/files/figtree-latin-600-normal.woff'), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Sheet Display',
  src: path.join(folder, 'fraunces/files/fraunces-latin-600-normal.woff'),
  fontWeight: 600,
});
// Words stay whole: a worksheet is read at arm's length.
Font.registerHyphenationCallback((word) => [word]);
