import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { recordAudit } from '@/lib/account/audit';
import type { MemberOf } from '@/lib/account/session/session';
import { mailStateOf, messageFilters, stateWhere } from '@/lib/admin/message/rules';
import { accountSearched } from '@/lib/admin/people/named';
import { wordsIn } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
import { therapistTopic, topicNamed } from '@/lib/contact/rules';
import { isUuid } from '@/lib/format/uuid';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

export type MessageView = MessageRow & {
  readonly phone: string | null;
  readonly subject: string;
  /** Null when the message is for a therapist: the team passes it on unread. */
  readonly message: string | null;
  readonly therapistName: string | null;
  readonly answeredAt: Date | null;
  /** The answer written here, and its author; null when the team answered in another way. */
  readonly answer: string | null;
  readonly answeredBy: string | null;
  readonly answerMailedAt: Date | null;
  /** Set on a request for a demo. */
  readonly company: string | null;
  readonly headcount: string | null;
  readonly preferredTimes: string | null;
  readonly closedAt: Date | null;
  readonly closeReason: string | null;
};

type MessageQuery = ListQuery<(typeof messageFilters)[number]['name']>;

async function whereOf({ q, state, topic }: MessageQuery): Promise<Prisma.ContactMessageWhereInput> {
  const account = await accountSearched(q);
  const words = account
    ? { email: account.email }
    : wordsIn<Prisma.ContactMessageWhereInput>(q, (contains) => [
        { firstName: contains },
        { lastName: contains },
        { email: contains },
        { subject: contains },
      ]);
  return { AND: [words, stateWhere(state), topic === '' ? {} : { serviceInterest: topic }] };
}

const columns = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  serviceInterest: true,
  createdAt: true,
  answeredAt: true,
  closedAt: true,
} as const;

type Row = Prisma.ContactMessageGetPayload<{ select: typeof columns }>;

function rowOf(row: Row) {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    topic: topicNamed(row.serviceInterest)?.label ?? row.serviceInterest,
    sentAt: row.createdAt,
    state: mailStateOf(row),
  };
}

export type MessageRow = ReturnType<typeof rowOf>;

const messages = adminList({
  path: '/admin/messages',
  filters: messageFilters,
  sorts: [sortBy('sent', 'Sent', 'time', 'createdAt'), sortBy('from', 'From', 'text', 'firstName')],
  where: whereOf,
  count: (counted) => db.contactMessage.count(counted),
  keyOf: (id) =>
    db.contactMessage.findUnique({ where: { id }, select: { id: true, createdAt: true, firstName: true } }),
  read: async (where, piece) => {
    const found = await db.contactMessage.findMany({
      ...pieceOf(where, piece),
      select: columns,
    });
    return found.map(rowOf);
  },
});

export const listMessages = messages.part;

export const messageIds = messages.ids;

export const messagesAsCsv = adminCsv('contact-messages', messages, {
  Sent: ({ sentAt }) => sentAt,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Topic: ({ topic }) => topic,
  State: ({ state }) => state,
});

/** One message; undefined for an unknown id. Opening it writes an audit line. */
export async function readMessage(
  viewer: MemberOf<'admin'>,
  id: string,
  request: AuditedRequest,
): Promise<MessageView | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.contactMessage.findUnique({
    where: { id },
    include: { therapist: { select: { name: true } }, answeredBy: { select: { email: true } } },
  });
  if (!row) return undefined;
  await recordAudit(db, {
    actor: viewer,
    action: 'contact-message.opened',
    subject: { table: 'contact_messages', id },
    request,
  });
  const forTherapist = row.serviceInterest === therapistTopic;
  return {
    ...rowOf(row),
    phone: row.phone,
    subject: row.subject,
    message: forTherapist ? null : row.message,
    therapistName: row.therapist?.name ?? null,
    answeredAt: row.answeredAt,
    answer: row.answer,
    answeredBy: row.answeredBy?.email ?? null,
    answerMailedAt: row.answerMailedAt,
    company: row.company,
    headcount: row.headcount,
    preferredTimes: row.preferredTimes,
    closedAt: row.closedAt,
    closeReason: row.closeReason,
  };
}
