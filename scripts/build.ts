// `npm run build`: needs the variables that pages carry, and no database.
import path from 'node:path';
import { checkEnvironment } from '@/lib/server/env';
import { runScript } from './setup/shutdown.mjs';
import { ensureBuilt } from './steps/build';
import { ensureGenerated } from './steps/generate';

await runScript(
  async () => {
    const root = path.dirname(import.meta.dirname);
    checkEnvironment('build');
    await ensureGenerated(root);
    await ensureBuilt({ root, distDir: process.env.NEXT_DIST_DIR || '.next' });
    return 0;
  },
  { interrupted: 130 },
);
