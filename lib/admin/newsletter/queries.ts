import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { type SubscriberState, subscriberFilters, subscriberStates } from '@/lib/admin/newsletter/rules';
import { containing } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { db } from '@/lib/server/db';

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

type SubscriberQuery = ListQuery<(typeof subscriberFilters)[number]['name']>;

function whereOf({ q, state }: SubscriberQuery): Prisma.NewsletterSubscriberWhereInput {
  return { ...(q !== '' && { email: containing(q) }), ...inState[state] };
}

async function read(where: Prisma.NewsletterSubscriberWhereInput, part: { skip: number; take: number }) {
  const rows = await db.newsletterSubscriber.findMany({
    where,
    orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    ...part,
    select: { id: true, email: true, requestedAt: true, confirmedAt: true, unsubscribedAt: true },
  });
  return rows.map(({ id, email, requestedAt, confirmedAt, unsubscribedAt }): SubscriberRow => {
    const state = unsubscribedAt ? 'left' : confirmedAt ? 'subscribed' : 'asked';
    return { id, email, state, askedAt: requestedAt, confirmedAt, leftAt: unsubscribedAt };
  });
}

const subscribers = adminList({
  filters: subscriberFilters,
  where: whereOf,
  count: (where) => db.newsletterSubscriber.count({ where }),
  read,
});

/** Addresses that asked for the newsletter, the latest first. */
export const listSubscribers = subscribers.part;

/** The same list as a file. */
export const exportSubscribers = adminCsv('newsletter', subscribers, {
  Email: ({ email }) => email,
  State: ({ state }) => subscriberStates[state],
  'Asked at': ({ askedAt }) => askedAt,
  'Confirmed at': ({ confirmedAt }) => confirmedAt,
  'Left at': ({ leftAt }) => leftAt,
});
