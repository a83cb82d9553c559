import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { auditEventInWords, isKnownAuditEvent } from '@/lib/account/audit-events';
import { actorName, auditFilters, detailsInWords } from '@/lib/admin/audit/rules';
import { addressesBeside } from '@/lib/admin/people/beside';
import { beginningWith, betweenDays } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { type Piece, pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { addressTyped } from '@/lib/format/email-address';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';

export type AuditRow = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly auditEvent: string;
  readonly actor: string;
  /** Null for the service itself and for visitors without an account; `email` is null for an erased account. */
  readonly actorUser: Named | null;
  readonly subjectUser: Named | null;
  readonly subject: string;
  readonly details: string;
};

type Named = { readonly id: string; readonly email: string | null };

/** The id from the search, typed directly or found by address; an unknown address finds nothing. */
async function idOf(who: string): Promise<string | null> {
  const text = who.toLowerCase();
  if (isUuid(text)) return text;
  const user = await db.user.findUnique({ where: { email: addressTyped(who) }, select: { id: true } });
  return user?.id ?? null;
}

type AuditQuery = ListQuery<(typeof auditFilters)[number]['name']>;

async function whereOf({ who, what, role, from, to }: AuditQuery): Promise<Prisma.AuditEntryWhereInput> {
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
      { at: betweenDays(from, to) },
    ],
  };
}

async function read(where: Prisma.AuditEntryWhereInput, piece: Piece<'at'>): Promise<readonly AuditRow[]> {
  const entries = await db.auditEntry.findMany(pieceOf(where, piece));
  const emails = await addressesBeside(
    entries.flatMap(({ actorUserId, subjectUserId }) => [actorUserId, subjectUserId]),
  );
  const named = (id: string | null) => (id === null ? null : { id, email: emails.get(id) ?? null });
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    action: entry.action,
    auditEvent: isKnownAuditEvent(entry.action) ? auditEventInWords(entry.action) : entry.action,
    actor: actorName(entry.actorRole),
    actorUser: named(entry.actorUserId),
    subjectUser: named(entry.subjectUserId),
    subject: entry.subjectTable ? `${entry.subjectTable} ${entry.subjectId ?? ''}`.trim() : '',
    details: detailsInWords(entry.details),
  }));
}

// Lines are not counted: the log is long and grows.
const lines = adminList({
  path: '/admin/audit',
  filters: auditFilters,
  sorts: [sortBy('at', 'When', 'time', 'at')],
  where: whereOf,
  keyOf: (id) => db.auditEntry.findUnique({ where: { id }, select: { id: true, at: true } }),
  read,
});

export const listAudit = lines.part;

export const exportAudit = adminCsv('audit-log', lines, {
  At: ({ at }) => at,
  Action: ({ action }) => action,
  By: ({ actor }) => actor,
  'By account': ({ actorUser }) => actorUser?.email ?? actorUser?.id ?? '',
  'Record owner': ({ subjectUser }) => subjectUser?.email ?? subjectUser?.id ?? '',
  Row: ({ subject }) => subject,
  Details: ({ details }) => details,
  Id: ({ id }) => id,
});
