import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { type SubscriberState, subscriberFilters, subscriberStates } from '@/lib/admin/newsletter/rules';
import { subscribersNamed } from '@/lib/admin/people/named';
import { containing } from '@/lib/admin/table/conditions';
import type { ListQuery } from '@/lib/admin/table/filters';
import { type Piece, pieceOf } from '@/lib/admin/table/keyset';
import { adminCsv, adminList } from '@/lib/admin/table/list';
import { sortBy } from '@/lib/admin/table/order';
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

async function whereOf({ q, state }: SubscriberQuery): Promise<Prisma.NewsletterSubscriberWhereInput> {
  const named = q === '' ? null : await subscribersNamed(q);
  const words = named ? { id: { in: named } } : q !== '' && { email: containing(q) };
  return { ...words, ...inState[state] };
}

async function read(where: Prisma.NewsletterSubscriberWhereInput, piece: Piece<'requestedAt' | 'email'>) {
  const rows = await db.newsletterSubscriber.findMany({
    ...pieceOf(where, piece),
    select: { id: true, email: true, requestedAt: true, confirmedAt: true, unsubscribedAt: true },
  });
  return rows.map(({ id, email, requestedAt, confirmedAt, unsubscribedAt }): SubscriberRow => {
    const state = unsubscribedAt ? 'left' : confirmedAt ? 'subscribed' : 'asked';
    return { id, email, state, askedAt: requestedAt, confirmedAt, leftAt: unsubscribedAt };
  });
}

const subscribers = adminList({
  path: '/admin/newsletter',
  filters: subscriberFilters,
  sorts: [sortBy('asked', 'Requested', 'time', 'requestedAt'), sortBy('email', 'Email', 'text', 'email')],
  where: whereOf,
  count: (counted) => db.newsletterSubscriber.count(counted),
  keyOf: (id) =>
    db.newsletterSubscriber.findUnique({
      where: { id },
      select: { id: true, requestedAt: true, email: true },
    }),
  read,
});

export const listSubscribers = subscribers.part;

export const exportSubscribers = adminCsv('newsletter', subscribers, {
  Email: ({ email }) => email,
  State: ({ state }) => subscriberStates[state],
  'Requested at': ({ askedAt }) => askedAt,
  'Confirmed at': ({ confirmedAt }) => confirmedAt,
  'Unsubscribed at': ({ leftAt }) => leftAt,
});
