import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { containing } from '@/lib/admin/like';
import { type SubscriberState, subscriberFilters, subscriberStates } from '@/lib/admin/newsletter/rules';
import { type CsvList, longestCsv } from '@/lib/admin/table/csv';
import { readFilters, type SearchParams } from '@/lib/admin/table/filters';
import { numberedPaging, type Paging, readPage } from '@/lib/admin/table/paging';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';

export type SubscriberRow = {
  readonly id: string;
  readonly email: string;
  readonly state: SubscriberState;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly leftAt: Date | null;
};

const inState: Readonly<Record<string, Prisma.NewsletterSubscriberWhereInput>> = {
  subscribed: { confirmedAt: { not: null }, unsubscribedAt: null },
  asked: { confirmedAt: null, unsubscribedAt: null },
  left: { unsubscribedAt: { not: null } },
} satisfies Record<SubscriberState, Prisma.NewsletterSubscriberWhereInput>;

function whereOf(asked: SearchParams): Prisma.NewsletterSubscriberWhereInput {
  const { q, state } = readFilters(asked, subscriberFilters);
  return { ...(q !== '' && { email: containing(q) }), ...inState[state] };
}

async function read(where: Prisma.NewsletterSubscriberWhereInput, skip: number, take: number) {
  const rows = await db.newsletterSubscriber.findMany({
    where,
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    skip,
    take,
    select: { id: true, email: true, requestedAt: true, confirmedAt: true, unsubscribedAt: true },
  });
  return rows.map(({ id, email, requestedAt, confirmedAt, unsubscribedAt }): SubscriberRow => {
    const state = unsubscribedAt ? 'left' : confirmedAt ? 'subscribed' : 'asked';
    return { id, email, state, askedAt: requestedAt, confirmedAt, leftAt: unsubscribedAt };
  });
}

/** Addresses that asked for the newsletter, the latest first. */
export async function listSubscribers(
  _viewer: MemberOf<'admin'>,
  asked: SearchParams,
): Promise<{ readonly rows: readonly SubscriberRow[]; readonly paging: Paging }> {
  const where = whereOf(asked);
  const { page, skip, take } = readPage(asked);
  const [total, rows] = await Promise.all([
    db.newsletterSubscriber.count({ where }),
    read(where, skip, take),
  ]);
  return { rows, paging: numberedPaging(page, total) };
}

/** The same list as a file. */
export async function exportSubscribers(_viewer: MemberOf<'admin'>, asked: SearchParams): Promise<CsvList> {
  const rows = await read(whereOf(asked), 0, longestCsv);
  return {
    name: 'newsletter',
    columns: ['Email', 'State', 'Asked at', 'Confirmed at', 'Left at'],
    rows: rows.map((row) => [
      row.email,
      subscriberStates[row.state],
      row.askedAt,
      row.confirmedAt,
      row.leftAt,
    ]),
  };
}
