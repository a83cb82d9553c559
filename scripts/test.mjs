// `npm test`. Uses only Node built-ins until the packages are installed.
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
    const { runTests } = await import('./testing/run-tests.ts');
    return await runTests(root, process.argv.slice(2));
  },
  { interrupted: 130 },
);
