import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/server/env';

type Served = { readonly source: string; readonly tag: string };

function read(file: string): string {
  return readFileSync(path.join(process.cwd(), 'lib', 'site', 'offline', file), 'utf8');
}

function buildName(): string {
  return readFileSync(path.join(process.cwd(), env.NEXT_DIST_DIR, 'BUILD_ID'), 'utf8').trim();
}

function tagged(source: string): Served {
  return { source, tag: `"${createHash('sha256').update(source).digest('base64url').slice(0, 20)}"` };
}

const made = new Map<string, Served>();

function once(name: string, make: () => string): Served {
  const served = made.get(name) ?? tagged(make());
  made.set(name, served);
  return served;
}

/**
 * The worker that browsers install, different for each build. If it is switched off, and on a development
 * server, whose files change under the same names, it is one that deletes the stores of an earlier one.
 */
export function serviceWorker(): Served {
  if (env.OFFLINE_PAGES === 'off' || env.NODE_ENV === 'development') {
    return once('off', () => read('no-service-worker.js'));
  }
  return once(env.NEXT_DIST_DIR, () => read('service-worker.js').replace('__BUILD__', buildName()));
}
