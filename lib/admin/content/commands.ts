import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { AdminCaller } from '@/lib/admin/caller';
import { type Difference, differencesOf } from '@/lib/admin/content/form/values';
import { entryFrom } from '@/lib/admin/content/rules';
import type { ContentSpec } from '@/lib/admin/content/spec';
import { db, type Tx } from '@/lib/server/db';

type EntryKey = { readonly kind: string; readonly entry: string };

type Saved =
  | { readonly state: 'saved'; readonly entry: string; readonly number: number }
  | { readonly state: 'unchanged' | 'taken' }
  | { readonly state: 'stale'; readonly latest: number; readonly differences: readonly Difference[] };

/** Locks one entry, or the new entries of a kind, so that changes run one after the other. */
async function oneAtATime(tx: Tx, kind: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`content:${kind}`}, 0))`;
}

async function latestNumber(tx: Tx, key: EntryKey): Promise<number> {
  const { _max } = await tx.contentVersion.aggregate({ where: key, _max: { number: true } });
  return _max.number ?? 0;
}

/** The saved content of a version; version 0 is the file. */
async function contentOf(
  tx: Tx,
  spec: ContentSpec,
  entry: string,
  number: number,
): Promise<object | undefined> {
  if (number === 0) return Object.hasOwn(spec.files, entry) ? spec.files[entry] : undefined;
  const row = await tx.contentVersion.findUnique({
    where: { kind_entry_number: { kind: spec.name, entry, number } },
    select: { content: true },
  });
  // The column holds objects only.
  return row ? (row.content as object) : undefined;
}

async function note(
  tx: Tx,
  action: 'saved' | 'published' | 'restored',
  id: string,
  key: EntryKey & { readonly number: number },
  { viewer, request }: AdminCaller,
  more: Readonly<Record<string, number | readonly string[]>> = {},
): Promise<void> {
  await recordAudit(tx, {
    actor: viewer,
    action: `content.${action}`,
    subject: { table: 'content_versions', id },
    details: { ...key, ...more },
    request,
  });
}

async function isTaken(tx: Tx, spec: ContentSpec, entry: string): Promise<boolean> {
  return Object.hasOwn(spec.files, entry) || (await latestNumber(tx, { kind: spec.name, entry })) > 0;
}

async function freeEntry(tx: Tx, spec: ContentSpec, wanted: string): Promise<string> {
  const taken = await tx.contentVersion.findMany({
    where: { kind: spec.name, entry: { startsWith: wanted } },
    distinct: ['entry'],
    select: { entry: true },
  });
  const names = new Set([...Object.keys(spec.files), ...taken.map(({ entry }) => entry)]);
  let entry = wanted;
  for (let suffix = 2; names.has(entry); suffix += 1) entry = `${wanted}-${suffix}`;
  return entry;
}

type Draft = {
  /** Key of the form token: sending a form twice saves one version. */
  readonly id: string;
  readonly spec: ContentSpec;
  /** Null for a new entry. */
  readonly entry: string | null;
  /** The version that the form began with. */
  readonly base: number;
  readonly content: object;
  /** The entry's name in the back office; a new entry without an address gets its address from it. */
  readonly name: string;
  /** The chosen address of a new entry; refused when it is taken. */
  readonly address?: string | null;
};

/** Saves a new version as a draft, which visitors do not see. Refuses it when a newer one was saved meanwhile. */
export async function saveDraft(
  { id, spec, entry, base, content, name, address = null }: Draft,
  caller: AdminCaller,
): Promise<Saved> {
  const kind = spec.name;
  return db.$transaction(async (tx): Promise<Saved> => {
    await oneAtATime(tx, kind);
    const sentBefore = await tx.contentVersion.findUnique({
      where: { id },
      select: { entry: true, number: true },
    });
    if (sentBefore) return { state: 'saved', ...sentBefore };
    if (entry === null && address !== null && (await isTaken(tx, spec, address))) return { state: 'taken' };
    const at = { kind, entry: entry ?? address ?? (await freeEntry(tx, spec, entryFrom(name, kind))) };
    const latest = await latestNumber(tx, at);
    const before = await contentOf(tx, spec, at.entry, latest);
    const differences = differencesOf(spec.parts, before, content);
    if (before !== undefined && differences.length === 0) return { state: 'unchanged' };
    if (latest !== base) return { state: 'stale', latest, differences };
    const fields = differences.map(({ label }) => label);
    const version = { ...at, number: latest + 1 };
    await tx.contentVersion.create({
      data: { id, ...version, content, createdById: caller.viewer.userId },
    });
    await note(tx, 'saved', id, version, caller, { fields });
    return { state: 'saved', entry: at.entry, number: version.number };
  });
}

async function makePublic(tx: Tx, key: EntryKey, id: string, caller: AdminCaller, now: Date): Promise<void> {
  await tx.contentVersion.updateMany({ where: { ...key, isPublic: true }, data: { isPublic: false } });
  await tx.contentVersion.update({
    where: { id },
    data: { isPublic: true, publishedAt: now, publishedById: caller.viewer.userId },
  });
}

type Published = 'done' | 'already' | 'older' | 'misfit' | 'gone';

/** Publishes a draft; a trigger notifies every server. A version older than the public one must be restored instead. */
export async function publishVersion(
  spec: ContentSpec,
  entry: string,
  number: number,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<Published> {
  const key = { kind: spec.name, entry };
  return db.$transaction(async (tx): Promise<Published> => {
    await oneAtATime(tx, spec.name);
    const row = await tx.contentVersion.findUnique({
      where: { kind_entry_number: { ...key, number } },
      select: { id: true, content: true, isPublic: true },
    });
    if (!row) return 'gone';
    if (row.isPublic) return 'already';
    const shown = await tx.contentVersion.findFirst({
      where: { ...key, isPublic: true, number: { gt: number } },
      select: { id: true },
    });
    if (shown) return 'older';
    if (!spec.fits(row.content)) return 'misfit';
    await makePublic(tx, key, row.id, caller, now);
    await note(tx, 'published', row.id, { ...key, number }, caller);
    return 'done';
  });
}

/**
 * Restores an earlier version (0 is the file): saves its content as a new version and publishes it.
 * @returns the number of the new version, or the reason for none
 */
export async function restoreVersion(
  spec: ContentSpec,
  entry: string,
  from: number,
  caller: AdminCaller,
  now: Date = new Date(),
): Promise<number | 'already' | 'misfit' | 'gone'> {
  const key = { kind: spec.name, entry };
  return db.$transaction(async (tx) => {
    await oneAtATime(tx, spec.name);
    const content = await contentOf(tx, spec, entry, from);
    if (content === undefined) return 'gone';
    if (!spec.fits(content)) return 'misfit';
    const shown = await tx.contentVersion.findFirst({
      where: { ...key, isPublic: true },
      select: { number: true, restoredFrom: true },
    });
    if ((shown?.number ?? 0) === from || shown?.restoredFrom === from) return 'already';
    const number = (await latestNumber(tx, key)) + 1;
    const { id } = await tx.contentVersion.create({
      data: { ...key, number, content, restoredFrom: from, createdById: caller.viewer.userId },
      select: { id: true },
    });
    await makePublic(tx, key, id, caller, now);
    await note(tx, 'restored', id, { ...key, number }, caller, { from });
    return number;
  });
}
