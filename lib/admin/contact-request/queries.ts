import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { AuditAction } from '@/lib/account/audit-events';
import type { MemberOf } from '@/lib/account/session/session';
import { mailStateOf, stateFilter, stateWhere } from '@/lib/admin/message/rules';
import { rowsOfNamed } from '@/lib/admin/people/named';
import { betweenDays, containing } from '@/lib/admin/table/conditions';
import { choiceFilter, dayFilters, type ListQuery, searchFilter } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

const requestFilters = [
  searchFilter('Sender or therapist'),
  stateFilter,
  choiceFilter('told', 'Therapist notified by email', { yes: 'Yes', no: 'Not yet' }, 'Either'),
  ...dayFilters('Until'),
];

type RequestQuery = ListQuery<(typeof requestFilters)[number]['name']>;

async function withWords(q: string): Promise<Prisma.TherapistContactRequestWhereInput> {
  if (q === '') return {};
  const { therapist } = await rowsOfNamed(q);
  return { OR: [{ userName: containing(q) }, { userEmail: containing(q) }, therapist] };
}

async function whereOf({
  q,
  state,
  told,
  from,
  to,
}: RequestQuery): Promise<Prisma.TherapistContactRequestWhereInput> {
  const words = await withWords(q);
  const mail = { yes: { notifiedAt: { not: null } }, no: { notifiedAt: null } };
  const toldNow = told === 'yes' || told === 'no' ? mail[told] : {};
  return { AND: [words, stateWhere(state), toldNow, { createdAt: betweenDays(from, to) }] };
}

const columns = {
  id: true,
  userName: true,
  createdAt: true,
  notifiedAt: true,
  answeredAt: true,
  closedAt: true,
  therapist: { select: { name: true } },
} as const;

function rowOf(row: Prisma.TherapistContactRequestGetPayload<{ select: typeof columns }>) {
  return {
    id: row.id,
    sender: row.userName,
    therapist: row.therapist.name,
    sentAt: row.createdAt,
    state: mailStateOf(row),
    /** True when the therapist's mailbox accepted our mail. */
    told: row.notifiedAt !== null,
  };
}

export type RequestRow = ReturnType<typeof rowOf>;

const requests = adminList({
  path: '/admin/requests',
  filters: requestFilters,
  sorts: [sortBy('sent', 'Sent', 'time', 'createdAt'), sortBy('from', 'From', 'text', 'userName')],
  where: whereOf,
  count: (counted) => db.therapistContactRequest.count(counted),
  keyOf: (id) =>
    db.therapistContactRequest.findUnique({
      where: { id },
      select: { id: true, createdAt: true, userName: true },
    }),
  read: async (where, piece) => {
    const found = await db.therapistContactRequest.findMany({
      ...pieceOf(where, piece),
      select: columns,
    });
    return found.map(rowOf);
  },
});

/** Messages to therapists, newest first, without their text. */
export const listRequests = requests.part;

export const requestsAsCsv = adminCsv('therapist-contact-requests', requests, {
  Sent: ({ sentAt }) => sentAt,
  From: ({ sender }) => sender,
  To: ({ therapist }) => therapist,
  State: ({ state }) => state,
  'Therapist told': ({ told }) => (told ? 'yes' : 'no'),
});

async function open(viewer: MemberOf<'admin'>, id: string, action: AuditAction, request: AuditedRequest) {
  if (!isUuid(id)) return undefined;
  const row = await db.therapistContactRequest.findUnique({
    where: { id },
    include: { therapist: { select: { name: true } }, client: { select: { userId: true } } },
  });
  if (!row) return undefined;
  await recordAudit(db, {
    actor: viewer,
    action,
    subject: { table: 'therapist_contact_requests', id },
    ...(row.client && { subjectUserId: row.client.userId }),
    request,
  });
  return row;
}

/** Everything except the message itself; undefined for an unknown id. Opening it writes an audit line. */
export async function readRequestFacts(viewer: MemberOf<'admin'>, id: string, request: AuditedRequest) {
  const row = await open(viewer, id, 'contact-request.facts-opened', request);
  if (!row) return undefined;
  const { message, ...facts } = row;
  return { ...facts, ...rowOf(row) };
}

/** The message's text, for when the team must help; reading it writes its own audit line. */
export async function readRequestMessage(
  viewer: MemberOf<'admin'>,
  id: string,
  request: AuditedRequest,
): Promise<(RequestRow & { readonly message: string }) | undefined> {
  const row = await open(viewer, id, 'contact-request.read-by-team', request);
  return row && { ...rowOf(row), message: row.message };
}
