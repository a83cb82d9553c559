import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { requestFilters } from '@/lib/admin/contact-request/rules';
import { containing } from '@/lib/admin/like';
import { type MailState, mailStateOf, stateWhere } from '@/lib/admin/message/rules';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { type Asked, readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { readPage } from '@/lib/admin/table/paging';
import { recordAudit } from '@/lib/audit/record';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';
import type { CallingRequest } from '@/lib/request/read-request';
import { isUuid } from '@/lib/uuid';

export type RequestRow = {
  readonly id: string;
  readonly sender: string;
  readonly therapist: string;
  readonly sentAt: Date;
  readonly state: MailState;
  /** Whether the therapist's mailbox took our mail about it. */
  readonly told: boolean;
};

/** Everything but the words. */
export type RequestView = RequestRow & {
  readonly email: string;
  readonly phone: string | null;
  readonly wants: string;
  readonly notifiedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
  readonly closeReason: string | null;
};

type RequestList = {
  readonly rows: readonly RequestRow[];
  readonly asked: Asked<(typeof requestFilters)[number]['name']>;
  readonly page: number;
  readonly total: number;
};

function whereOf({ q, state, told }: RequestList['asked']): Prisma.TherapistContactRequestWhereInput {
  const contains = containing(q);
  const words: Prisma.TherapistContactRequestWhereInput =
    q === ''
      ? {}
      : { OR: [{ userName: contains }, { userEmail: contains }, { therapist: { name: contains } }] };
  const mail = { yes: { notifiedAt: { not: null } }, no: { notifiedAt: null } };
  return { AND: [words, stateWhere(state), told === 'yes' || told === 'no' ? mail[told] : {}] };
}

const newestFirst = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.TherapistContactRequestOrderByWithRelationInput[];

const columns = {
  id: true,
  userName: true,
  createdAt: true,
  notifiedAt: true,
  answeredAt: true,
  closedAt: true,
  therapist: { select: { name: true } },
} as const;

function rowOf(row: Prisma.TherapistContactRequestGetPayload<{ select: typeof columns }>): RequestRow {
  return {
    id: row.id,
    sender: row.userName,
    therapist: row.therapist.name,
    sentAt: row.createdAt,
    state: mailStateOf(row),
    told: row.notifiedAt !== null,
  };
}

/** Messages to therapists, newest first, without their text. @param _viewer an administrator */
export async function listRequests(_viewer: MemberOf<'admin'>, params: SearchParams): Promise<RequestList> {
  const asked = readFilters(params, requestFilters);
  const { page, skip, take } = readPage(params);
  const where = whereOf(asked);
  const [total, found] = await Promise.all([
    db.therapistContactRequest.count({ where }),
    db.therapistContactRequest.findMany({ where, orderBy: [...newestFirst], skip, take, select: columns }),
  ]);
  return { rows: found.map(rowOf), asked, page, total };
}

/** The same list as a file. */
export async function requestsAsCsv(_viewer: MemberOf<'admin'>, params: SearchParams): Promise<CsvList> {
  const found = await db.therapistContactRequest.findMany({
    where: whereOf(readFilters(params, requestFilters)),
    orderBy: [...newestFirst],
    take: longestCsv,
    select: columns,
  });
  return {
    name: 'therapist-contact-requests',
    columns: ['Sent', 'From', 'To', 'State', 'Therapist told'],
    rows: found
      .map(rowOf)
      .map(({ sentAt, sender, therapist, state, told }) => [
        sentAt,
        sender,
        therapist,
        state,
        told ? 'yes' : 'no',
      ]),
  };
}

type Request = Pick<CallingRequest, 'id' | 'network'>;

async function open(viewer: MemberOf<'admin'>, id: string, action: string, request: Request) {
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

/** Who wrote to whom and what became of it; undefined for an id that is nobody's. Opening it is written down. */
export async function readRequestFacts(
  viewer: MemberOf<'admin'>,
  id: string,
  request: Request,
): Promise<RequestView | undefined> {
  const row = await open(viewer, id, 'contact-request.facts-opened', request);
  if (!row) return undefined;
  return {
    ...rowOf(row),
    email: row.userEmail,
    phone: row.userPhone,
    wants: row.preferredContactMethod,
    notifiedAt: row.notifiedAt,
    answeredAt: row.answeredAt,
    closedAt: row.closedAt,
    closeReason: row.closeReason,
  };
}

/** The words themselves, for when the team must help; written down as a deed of its own. */
export async function readRequestMessage(
  viewer: MemberOf<'admin'>,
  id: string,
  request: Request,
): Promise<(RequestRow & { readonly message: string }) | undefined> {
  const row = await open(viewer, id, 'contact-request.read-by-team', request);
  return row && { ...rowOf(row), message: row.message };
}
