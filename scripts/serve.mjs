// `npm run serve`: the production server alone, in this process, so that a container's signals reach it.

import { spawnSync } from 'node:child_process';
import './runtime/dot-env.mjs';
import './runtime/follow-npm.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
process.env.NODE_ENV = 'production';
// The public server must not be able to become the owner of the tables. Empty instead of missing, because the
// framework reads .env itself.
process.env.DATABASE_OWNER_URL = '';
process.env.NEXT_TELEMETRY_DISABLED = '1';

// A separate process, so that the server never carries the TypeScript loader.
const flags = ['--import', 'tsx', '--import', './scripts/runtime/allow-server-only.mjs'];
const check = spawnSync(process.execPath, [...flags, 'scripts/check-environment.ts'], { stdio: 'inherit' });
if (check.status !== 0) process.exit(check.status ?? 1);

// A deployment listens on every address, as containers need; HOST names one.
await import('./runtime/web-server.mjs');
