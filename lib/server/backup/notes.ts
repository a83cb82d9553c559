import 'server-only';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupTarget } from '@/lib/server/backup/target';

const suffix = '.tar.gz.age';
const noteSuffix = '.json';

/**
 * The facts about a backup that need no key. The note is written last, after the backup was read back and
 * restored; a backup without a note, or with a size other than the note's, is invalid.
 */
const note = z.object({
  format: z.literal(1),
  release: z.string(),
  takenAt: z.iso.datetime(),
  provenAt: z.iso.datetime(),
  bytes: z.number().int().positive(),
  sha256: z.string().length(64),
  tables: z.number().int(),
  rows: z.number().int(),
  files: z.number().int(),
  /** Files that the object store had lost or changed before the backup. */
  lostFiles: z.number().int(),
});

export type Note = z.output<typeof note>;
export type Backup = Note & { readonly name: string };

/** Name of a backup that begins now, such as `antarman-20261123T024500Z.tar.gz.age`; names sort by time. */
export function nameOfBackup(takenAt: Date): string {
  return `antarman-${takenAt.toISOString().replace(/[-:]|\.\d+/g, '')}${suffix}`;
}

const isBackup = (name: string) => /^antarman-\d{8}T\d{6}Z\.tar\.gz\.age$/.test(name);

export function writeNote(target: BackupTarget, name: string, content: Note): Promise<void> {
  return target.write(`${name}${noteSuffix}`, Readable.from([JSON.stringify(content)]));
}

async function readNote(target: BackupTarget, name: string): Promise<Note | undefined> {
  try {
    return note.parse(JSON.parse(await text(await target.read(`${name}${noteSuffix}`))));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Complete and proven backups, the newest first. */
export async function wholeBackups(target: BackupTarget): Promise<readonly Backup[]> {
  const stored = await target.list();
  const noted = new Set(stored.map(({ name }) => name));
  const candidates = stored.filter(({ name }) => isBackup(name) && noted.has(`${name}${noteSuffix}`));
  const read = await Promise.all(
    candidates.map(async ({ name, bytes }) => {
      const content = await readNote(target, name);
      return content?.bytes === bytes ? [{ ...content, name }] : [];
    }),
  );
  return read.flat().sort((a, b) => b.name.localeCompare(a.name));
}

/** Names of backups without a valid note: under way, interrupted, or never proven. */
export async function unprovenBackups(target: BackupTarget): Promise<readonly string[]> {
  const whole = new Set((await wholeBackups(target)).map(({ name }) => name));
  return (await target.list()).map(({ name }) => name).filter((name) => isBackup(name) && !whole.has(name));
}

/** Deletes a backup: first its note, so that a half-deleted one is invalid. */
export async function removeBackup(target: BackupTarget, name: string): Promise<void> {
  await target.remove(`${name}${noteSuffix}`);
  await target.remove(name);
}
