import 'server-only';
import { type Difference, differencesOf } from '@/lib/admin/content/form/values';
import type { ContentSpec } from '@/lib/admin/content/spec';
import { contentSpecs } from '@/lib/admin/content/specs';
import { db } from '@/lib/server/db';

const who = { select: { profile: { select: { firstName: true, lastName: true } } } } as const;

type Person = { readonly profile: { readonly firstName: string; readonly lastName: string } | null } | null;

function nameOf(person: Person): string | null {
  return person?.profile ? `${person.profile.firstName} ${person.profile.lastName}`.trim() : null;
}

/**
 * The source of an entry's public content: the file, a version, the file because the version no longer fits,
 * or none yet.
 */
export type EntryState = 'file' | 'version' | 'misfit' | 'none';

export type EntryLine = {
  readonly entry: string;
  readonly name: string;
  readonly state: EntryState;
  readonly hidden: boolean;
  /** The newer, unpublished version. */
  readonly draft: number | null;
  readonly changedAt: Date | null;
  /** The day by which the team must check it again, ISO. */
  readonly dueOn: string | null;
};

type Row = {
  readonly entry: string;
  readonly number: number;
  readonly content: unknown;
  readonly isPublic: boolean;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
};

/** The public content of an entry, and its versions. Rows come newest first. */
function stateOf(spec: ContentSpec, entry: string, rows: readonly Row[]) {
  const [latest] = rows;
  const published = rows.find(({ isPublic }) => isPublic);
  const file = Object.hasOwn(spec.files, entry) ? spec.files[entry] : undefined;
  const fits = published !== undefined && spec.fits(published.content);
  const state: EntryState = fits ? 'version' : published ? 'misfit' : file ? 'file' : 'none';
  return {
    state,
    /** Undefined for an entry without a file that was never published or no longer fits. */
    shown: fits ? (published.content as object) : file,
    publicNumber: published?.number ?? 0,
    draft: latest && latest.number > (published?.number ?? 0) ? latest.number : null,
    latest,
    changedAt: published?.publishedAt ?? null,
  };
}

const columns = {
  entry: true,
  number: true,
  content: true,
  isPublic: true,
  createdAt: true,
  publishedAt: true,
} as const;

type RowOfKind = Row & { readonly kind: string };

/** The public and the newest version of each entry of these kinds, for lists. */
function shownVersions(specs: readonly ContentSpec[]): Promise<readonly RowOfKind[]> {
  return db.$queryRaw<RowOfKind[]>`
    SELECT kind, entry, number, content, is_public AS "isPublic", created_at AS "createdAt", published_at AS "publishedAt"
    FROM content_versions v
    WHERE kind = ANY(${specs.map(({ name }) => name)}) AND (is_public OR number = (
      SELECT max(number) FROM content_versions newest WHERE newest.kind = v.kind AND newest.entry = v.entry))
    ORDER BY kind, entry, number DESC`;
}

/** The files of a kind in their order, then the entries that exist only in the database. */
function linesOf(spec: ContentSpec, rows: readonly Row[]): readonly EntryLine[] {
  const names = [...new Set([...Object.keys(spec.files), ...rows.map(({ entry }) => entry)])];
  return names.map((entry) => {
    const { state, shown, draft, latest, changedAt } = stateOf(
      spec,
      entry,
      rows.filter((row) => row.entry === entry),
    );
    return {
      entry,
      name: spec.nameOf(shown ?? latest?.content, entry),
      state,
      hidden: shown !== undefined && spec.pageOf(shown, entry) === null,
      draft,
      changedAt,
      dueOn: shown === undefined ? null : spec.dueOn(shown),
    };
  });
}

export async function listEntries(spec: ContentSpec): Promise<readonly EntryLine[]> {
  return linesOf(spec, await shownVersions([spec]));
}

export async function entriesOf(specs: readonly ContentSpec[]) {
  const rows = await shownVersions(specs);
  return specs.map((spec) => ({
    spec,
    entries: linesOf(
      spec,
      rows.filter(({ kind }) => kind === spec.name),
    ),
  }));
}

/** The state of each kind, for the first page of this part. */
export function contentOverview() {
  return entriesOf(contentSpecs);
}

export type VersionLine = {
  readonly number: number;
  readonly isPublic: boolean;
  readonly restoredFrom: number | null;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly publishedAt: Date | null;
  readonly publishedBy: string | null;
  /** Compared with the version before it. */
  readonly changes: readonly Difference[];
};

export async function readEntry(spec: ContentSpec, entry: string) {
  const rows = await db.contentVersion.findMany({
    where: { kind: spec.name, entry },
    orderBy: { number: 'desc' },
    select: { ...columns, restoredFrom: true, createdBy: who, publishedBy: who },
  });
  const file = Object.hasOwn(spec.files, entry) ? spec.files[entry] : undefined;
  if (rows.length === 0 && file === undefined) return undefined;
  const { latest, ...state } = stateOf(spec, entry, rows);
  const versions = rows.map(
    (
      { number, isPublic, restoredFrom, createdAt, publishedAt, content, createdBy, publishedBy },
      index,
    ): VersionLine => ({
      number,
      isPublic,
      restoredFrom,
      createdAt,
      createdBy: nameOf(createdBy),
      publishedAt,
      publishedBy: nameOf(publishedBy),
      changes: differencesOf(spec.parts, rows[index + 1]?.content ?? file, content),
    }),
  );
  return {
    ...state,
    entry,
    name: spec.nameOf(state.shown ?? latest?.content, entry),
    hidden: state.shown !== undefined && spec.pageOf(state.shown, entry) === null,
    /** 0 when there is only the file. */
    latest: latest?.number ?? 0,
    /** The form's first values: the draft if there is one. */
    newest: latest?.content ?? file,
    fromFile: file !== undefined,
    versions,
  };
}

/** One version, with the changes that publishing it would make; 0 is the file. Undefined for an unknown one. */
export async function readVersion(spec: ContentSpec, entry: string, number: number) {
  const found = await readEntry(spec, entry);
  if (!found) return undefined;
  const line = found.versions.find((version) => version.number === number);
  if (number === 0 ? !found.fromFile : !line) return undefined;
  const row = line
    ? await db.contentVersion.findUnique({
        where: { kind_entry_number: { kind: spec.name, entry, number } },
        select: { content: true },
      })
    : null;
  const content: unknown = row?.content ?? spec.files[entry];
  return {
    ...found,
    line,
    content,
    fits: spec.fits(content),
    changes: differencesOf(spec.parts, found.shown, content),
  };
}
