import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../setup/child.mjs';
import { step } from '../setup/step.mjs';

/** The shell without a window first: the same engine, and a third less work for each page. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** A browser under test talks to nobody but the copy under test, also where it runs as root. */
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
 * @throws Explained when none can be had
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
      // Not every release has the shell as a package of its own.
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
