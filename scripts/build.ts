// `npm run build`: needs the variables that pages carry, and no database.
import path from 'node:path';
import { checkEnvironment } from '@/lib/server/env';
import { runScript } from './setup/shutdown.mjs';
import { ensureBuilt } from './steps/build';
import { compressBuild } from './steps/compress';
import { ensureGenerated } from './steps/generate';

await runScript(
  async () => {
    const root = path.dirname(import.meta.dirname);
    checkEnvironment('build');
    await ensureGenerated(root);
    const distDir = process.env.NEXT_DIST_DIR || '.next';
    await ensureBuilt({ root, distDir });
    await compressBuild(path.join(root, distDir, 'static'));
    return 0;
  },
  { interrupted: 130 },
);
