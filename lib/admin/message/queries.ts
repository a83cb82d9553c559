import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { containing } from '@/lib/admin/like';
import { type MailState, mailStateOf, messageFilters, stateWhere } from '@/lib/admin/message/rules';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { type Asked, readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { readPage } from '@/lib/admin/table/paging';
import { recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { therapistTopic, topicNamed } from '@/lib/contact/rules';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { isUuid } from '@/lib/uuid';

export type MessageRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly sentAt: Date;
  readonly state: MailState;
};

export type MessageView = MessageRow & {
  readonly phone: string | null;
  readonly subject: string;
  /** Null where the text is for a therapist: the team passes it on, and does not read it. */
  readonly message: string | null;
  readonly therapistName: string | null;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
  readonly closeReason: string | null;
};

type MessageList = {
  readonly rows: readonly MessageRow[];
  readonly asked: Asked<(typeof messageFilters)[number]['name']>;
  readonly page: number;
  readonly total: number;
};

function whereOf({ q, state, topic }: MessageList['asked']): Prisma.ContactMessageWhereInput {
  const contains = containing(q);
  const words: Prisma.ContactMessageWhereInput =
    q === ''
      ? {}
      : {
          OR: [{ firstName: contains }, { lastName: contains }, { email: contains }, { subject: contains }],
        };
  return { AND: [words, stateWhere(state), topic === '' ? {} : { serviceInterest: topic }] };
}

const newestFirst = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.ContactMessageOrderByWithRelationInput[];

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

function rowOf(row: Row): MessageRow {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    email: row.email,
    topic: topicNamed(row.serviceInterest)?.label ?? row.serviceInterest,
    sentAt: row.createdAt,
    state: mailStateOf(row),
  };
}

/** Messages of the contact form, newest first, without their text. @param _viewer an administrator */
export async function listMessages(_viewer: MemberOf<'admin'>, params: SearchParams): Promise<MessageList> {
  const asked = readFilters(params, messageFilters);
  const { page, skip, take } = readPage(params);
  const where = whereOf(asked);
  const [total, found] = await Promise.all([
    db.contactMessage.count({ where }),
    db.contactMessage.findMany({ where, orderBy: [...newestFirst], skip, take, select: columns }),
  ]);
  return { rows: found.map(rowOf), asked, page, total };
}

/** The same list as a file. */
export async function messagesAsCsv(_viewer: MemberOf<'admin'>, params: SearchParams): Promise<CsvList> {
  const found = await db.contactMessage.findMany({
    where: whereOf(readFilters(params, messageFilters)),
    orderBy: [...newestFirst],
    take: longestCsv,
    select: columns,
  });
  return {
    name: 'contact-messages',
    columns: ['Sent', 'Name', 'Email', 'Topic', 'State'],
    rows: found
      .map(rowOf)
      .map(({ sentAt, name, email, topic, state }) => [sentAt, name, email, topic, state]),
  };
}

/** One message; undefined for an id that is nobody's. Opening it is written down. */
export async function readMessage(
  viewer: MemberOf<'admin'>,
  id: string,
  request: Pick<CallingRequest, 'id' | 'network'>,
): Promise<MessageView | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await db.contactMessage.findUnique({
    where: { id },
    include: { therapist: { select: { name: true } } },
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
    closedAt: row.closedAt,
    closeReason: row.closeReason,
  };
}
