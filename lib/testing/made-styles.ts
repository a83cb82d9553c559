import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';

let made = 0;

/**
 * A style sheet of a build that lasts as long as the test.
 * @returns its address, another one each time, because the process remembers sheets
 */
export function makeSheet(css: string): string {
  made += 1;
  const build = mkdtempSync(path.join(tmpdir(), 'antarman-build-'));
  mkdirSync(path.join(build, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(build, `static/chunks/made-${made}.css`), css);
  vi.stubEnv('NEXT_DIST_DIR', path.relative(process.cwd(), build));
  onTestFinished(() => {
    rmSync(build, { recursive: true });
    vi.unstubAllEnvs();
  });
  return `/_next/static/chunks/made-${made}.css`;
}
