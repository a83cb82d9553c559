import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const secretsShape = z.object({
  databasePassword: z.string().min(32),
  nextAuthSecret: z.string().min(32),
  serverActionsKey: z.string().length(44),
  /** Missing in files of releases without sealing. */
  sealingKey: z.string().length(44).optional(),
  /** Missing in files of releases with a single role. */
  serverPassword: z.string().min(32).optional(),
});

type Secrets = { readonly [Name in keyof z.infer<typeof secretsShape>]-?: string };

/** The secrets of this copy, made once and readable by their owner only. */
export function ensureSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = readSecrets(file);
  const fresh = {
    databasePassword: randomBytes(24).toString('hex'),
    serverPassword: randomBytes(24).toString('hex'),
    nextAuthSecret: randomBytes(32).toString('base64url'),
    serverActionsKey: randomBytes(32).toString('base64'),
    sealingKey: randomBytes(32).toString('base64'),
    ...stored,
  };
  if (stored && Object.keys(stored).length === Object.keys(fresh).length) return fresh;
  writeFileSync(`${file}.new`, JSON.stringify(fresh), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return fresh;
}

function readSecrets(file: string): z.infer<typeof secretsShape> | undefined {
  try {
    return secretsShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
