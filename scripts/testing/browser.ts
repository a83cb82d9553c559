import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../setup/child.mjs';
import { step } from '../setup/step.mjs';

/** The headless shell first: the same engine, and a third less work for each page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** The test browser may reach only the copy under test, even when it runs as root. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function present(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...installed, ...macApps, chromium.executablePath()].find(
    (file) => file !== '' && existsSync(file),
  );
}

/**
 * A Chromium for the tests: an installed one, else Debian's package, else Playwright's own download.
 * @returns path of its program
 * @throws Explained if none is available
 */
export async function ensureBrowser(root: string): Promise<string> {
  const found = present();
  if (found) return found;
  await step('Installing a browser for the end-to-end tests', async () => {
    const asRoot = process.getuid?.() === 0;
    if (asRoot && existsSync('/usr/bin/apt-get')) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update'], { env, quiet: true });
      const install = ['install', '-y', '--no-install-recommends'];
      // Some releases do not package the shell separately.
      await run('apt-get', [...install, 'chromium-headless-shell'], { env, quiet: true }).catch(() =>
        run('apt-get', [...install, 'chromium'], { env, quiet: true }),
      );
    } else {
      await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
        cwd: root,
      });
    }
  });
  const installed = present();
  if (!installed) throw new Error('The browser was installed but cannot be found.');
  return installed;
}
