import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../setup/child.mjs';
import { waitForTurn } from '../setup/install.mjs';
import { step } from '../setup/step.mjs';
import { fingerprintModels } from './fingerprint';
import { prismaCommand } from './node';

/** Makes the database client if the models have changed since the last time. */
export async function ensureGenerated(root: string): Promise<void> {
  const lock = await waitForTurn(path.join(root, '.setup.lock'));
  try {
    const mark = path.join(root, 'generated', 'fingerprint');
    const wanted = fingerprintModels(root);
    if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
    await step('Generating the database client', () =>
      run(process.execPath, [prismaCommand, 'generate'], {
        cwd: root,
        quiet: true,
        failure: 'The database client could not be generated',
      }),
    );
    mkdirSync(path.dirname(mark), { recursive: true });
    writeFileSync(mark, wanted);
  } finally {
    lock.release();
  }
}
