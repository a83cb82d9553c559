// `npm start` and `npm run dev`. Uses only Node built-ins until the packages are installed.
import './runtime/dot-env.mjs';
import './runtime/follow-npm.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode, ensureInstalled } from './setup/install.mjs';
import { runScript } from './setup/shutdown.mjs';
import { loadTypeScript } from './setup/typescript.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(
  async () => {
    checkNode();
    process.chdir(root);
    await ensureInstalled(root);
    await loadTypeScript();
    const { launch } = await import('./launch.ts');
    await launch(root, process.argv[2] === 'dev' ? 'dev' : 'start');
    return undefined;
  },
  { interrupted: 0 },
);
