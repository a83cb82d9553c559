import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@/prisma/apply-migrations';
import { withScratchDatabase } from '@/prisma/scratch-database';
import { startOwnServer } from './own-server';

/**
 * Starts another installation of the product: a server with its own database, keys and files. Until `use` ends,
 * `database()` is its database.
 */
export async function withOtherInstallation(use: (origin: string) => Promise<void>): Promise<void> {
  const own = process.env.DATABASE_OWNER_URL ?? '';
  const folder = await mkdtemp(path.join(tmpdir(), 'other-installation-'));
  try {
    await withScratchDatabase(own, async (url) => {
      await migrate(url);
      const server = await startOwnServer({ DATABASE_URL: url, STORAGE_DIR: folder, S3_ENDPOINT: '' });
      process.env.DATABASE_OWNER_URL = url;
      try {
        await use(server.origin);
      } finally {
        process.env.DATABASE_OWNER_URL = own;
        await server.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
