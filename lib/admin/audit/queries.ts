import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { actorName, auditFilters, detailsInWords } from '@/lib/admin/audit/rules';
import { beginningWith } from '@/lib/admin/like';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { cursorPaging, type Paging, perPage, readCursor } from '@/lib/admin/table/paging';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { normaliseAddress } from '@/lib/email-address';
import { deedInWords, isKnownDeed } from '@/lib/privacy/access-log/deeds';
import { endOfIndianDay, startOfIndianDay } from '@/lib/time';
import { isUuid } from '@/lib/uuid';

export type AuditRow = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  /** The action in words. */
  readonly deed: string;
  readonly actor: string;
  /** Null for the service itself and for somebody not signed in; `email` null for an account that is gone. */
  readonly actorUser: Named | null;
  readonly subjectUser: Named | null;
  /** Table and id of the row that it was done to. */
  readonly subject: string;
  readonly details: string;
};

type Named = { readonly id: string; readonly email: string | null };

/** The id that was asked for, by itself or by an address; an address of nobody finds nothing. */
async function idOf(who: string): Promise<string | null> {
  const text = who.toLowerCase();
  if (isUuid(text)) return text;
  const user = await db.user.findUnique({ where: { email: normaliseAddress(who) }, select: { id: true } });
  return user?.id ?? null;
}

async function whereOf(asked: SearchParams): Promise<Prisma.AuditEntryWhereInput> {
  const { who, what, role, from, to } = readFilters(asked, auditFilters);
  const id = who === '' ? undefined : await idOf(who);
  const found: Prisma.AuditEntryWhereInput = id
    ? { OR: [{ actorUserId: id }, { subjectUserId: id }, { subjectId: id }] }
    : id === null
      ? { id: { in: [] } }
      : {};
  return {
    AND: [
      found,
      what === '' ? {} : { action: beginningWith(what.toLowerCase()) },
      role === '' ? {} : { actorRole: role },
      from === '' ? {} : { at: { gte: startOfIndianDay(from) } },
      to === '' ? {} : { at: { lte: endOfIndianDay(to) } },
    ],
  };
}

/** Names of the people in these lines, in one statement: the log itself holds ids alone. */
async function emailsOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const users = await db.user.findMany({
    where: { id: { in: wanted } },
    select: { id: true, email: true },
  });
  return new Map(users.map(({ id, email }) => [id, email]));
}

async function read(where: Prisma.AuditEntryWhereInput, take: number): Promise<readonly AuditRow[]> {
  const entries = await db.auditEntry.findMany({
    where,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take,
  });
  const emails = await emailsOf(
    entries.flatMap(({ actorUserId, subjectUserId }) => [actorUserId, subjectUserId]),
  );
  const named = (id: string | null) => (id === null ? null : { id, email: emails.get(id) ?? null });
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    action: entry.action,
    deed: isKnownDeed(entry.action) ? deedInWords(entry.action) : entry.action,
    actor: actorName(entry.actorRole),
    actorUser: named(entry.actorUserId),
    subjectUser: named(entry.subjectUserId),
    subject: entry.subjectTable ? `${entry.subjectTable} ${entry.subjectId ?? ''}`.trim() : '',
    details: detailsInWords(entry.details),
  }));
}

/** Lines of the audit log, newest first, read from line to line: the log is long and grows while it is read. */
export async function listAudit(
  _viewer: MemberOf<'admin'>,
  asked: SearchParams,
): Promise<{ readonly rows: readonly AuditRow[]; readonly paging: Paging }> {
  const after = readCursor(asked);
  const place =
    after && (await db.auditEntry.findUnique({ where: { id: after }, select: { id: true, at: true } }));
  const behind: Prisma.AuditEntryWhereInput = place
    ? { OR: [{ at: { lt: place.at } }, { at: place.at, id: { lt: place.id } }] }
    : {};
  const rows = await read({ AND: [await whereOf(asked), behind] }, perPage + 1);
  const shown = rows.slice(0, perPage);
  const next = rows.length > perPage ? (shown.at(-1)?.id ?? null) : null;
  return { rows: shown, paging: cursorPaging(place ? after : null, next) };
}

/** The same lines as a file. */
export async function exportAudit(_viewer: MemberOf<'admin'>, asked: SearchParams): Promise<CsvList> {
  const rows = await read(await whereOf(asked), longestCsv);
  return {
    name: 'audit-log',
    columns: ['At', 'Action', 'By', 'By account', 'Whose record', 'Row', 'Details', 'Id'],
    rows: rows.map((row) => [
      row.at,
      row.action,
      row.actor,
      row.actorUser?.email ?? row.actorUser?.id ?? '',
      row.subjectUser?.email ?? row.subjectUser?.id ?? '',
      row.subject,
      row.details,
      row.id,
    ]),
  };
}
