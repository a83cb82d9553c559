import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { Explained } from './terminal.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Uses the database that `npm start` runs beside the product when no other is named. */
export function findDatabase(): void {
  if (process.env.DATABASE_URL) return;
  const file = path.resolve(root, env.DATA_DIR, 'services.json');
  if (!existsSync(file)) {
    throw new Explained(
      'DATABASE_URL is missing and nothing is running here: set it, or run npm start first.',
    );
  }
  process.env.DATABASE_URL = z
    .object({ databaseUrl: z.string() })
    .parse(JSON.parse(readFileSync(file, 'utf8'))).databaseUrl;
}
