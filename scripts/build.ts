// `npm run build`: needs no settings and no database.
import path from 'node:path';
import { buildFolder } from './settings';
import { runScript } from './setup/shutdown.mjs';
import { ensureBuilt } from './steps/build';
import { compressBuild } from './steps/compress';
import { ensureGenerated } from './steps/generate';

await runScript(
  async () => {
    const root = path.dirname(import.meta.dirname);
    await ensureGenerated(root);
    const distDir = process.env.NEXT_DIST_DIR || buildFolder;
    await ensureBuilt({ root, distDir });
    await compressBuild(path.join(root, distDir, 'static'));
    return 0;
  },
  { interrupted: 130 },
);
