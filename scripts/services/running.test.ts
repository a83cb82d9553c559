import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readRunningServices } from './running';

const dataDir = mkdtempSync(path.join(tmpdir(), 'antarman-running-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a command beside a running npm start finds its database', () => {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', '');
  for (const name of [
    'DATABASE_OWNER_URL',
    'APP_URL',
    'SMTP_URL',
    'S3_ENDPOINT',
    'STORAGE_DIR',
    'SUPPORT_EMAIL',
    'MAIL_FROM',
  ])
    vi.stubEnv(name, process.env[name] ?? '');
  const facts = {
    appUrl: 'http://localhost:3100',
    databaseUrl: 'postgresql://server@127.0.0.1:1/antarman',
    storageDir: '/var/lib/antarman/files',
    smtpUrl: 'smtp://127.0.0.1:3',
  };
  writeFileSync(path.join(dataDir, 'services.json'), JSON.stringify(facts));
  readRunningServices();
  expect(process.env).toMatchObject({ DATABASE_URL: facts.databaseUrl, STORAGE_DIR: facts.storageDir });
});
