import { describe, expect, it, vi } from 'vitest';
import { readSettings } from './settings';
import { serverProcess } from './steps/serve';

/** The listening address of `npm start` or `npm run dev` with this HOST. */
function addressFor(host: string | undefined, mode: 'start' | 'dev'): string | undefined {
  vi.stubEnv('HOST', host);
  return serverProcess({ ...readSettings(process.cwd()), distDir: '.next' }, mode).env.HOST;
}

describe.each(['start', 'dev'] as const)('npm %s', (mode) => {
  it.each([undefined, ''])('listens on this machine alone where HOST is %j', (host) => {
    expect(addressFor(host, mode)).toBe('127.0.0.1');
  });

  it.each(['0.0.0.0', '::', '192.168.1.20'])('listens on %s where HOST says so', (host) => {
    expect(addressFor(host, mode)).toBe(host);
  });
});
