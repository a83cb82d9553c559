import 'server-only';
import { cache } from 'react';
import type { Member } from '@/lib/account/session/session';
import { db, type Tx } from '@/lib/server/db';

export type LinkedTherapist = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  /** Ways in which they meet people: video, phone, in_person. */
  readonly modes: readonly string[];
  readonly acceptingNewClients: boolean;
  /** When it was last confirmed that new clients are welcome. */
  readonly acceptingConfirmedAt: Date;
};

const columns = {
  id: true,
  slug: true,
  name: true,
  title: true,
  modes: true,
  acceptingNewClients: true,
  acceptingConfirmedAt: true,
} as const;

/** Has no default: to `cache`, a call that names `db` and one that leaves it out would be two reads. */
const readTherapist = cache(
  async (viewer: Member, client: Pick<Tx, 'therapist'>): Promise<LinkedTherapist | null> => {
    if (viewer.profile.role !== 'therapist') return null;
    return client.therapist.findUnique({ where: { userId: viewer.userId }, select: columns });
  },
);

/**
 * The viewer's own listing, or null until an admin has linked their account to one: without the link they
 * have no clients and see no client's data. A hidden listing keeps its clients. Reads once per rendered page.
 * @param client the transaction of a caller inside one, which has no second connection to wait for
 */
export const therapistOf = (viewer: Member, client: Pick<Tx, 'therapist'> = db) =>
  readTherapist(viewer, client);
