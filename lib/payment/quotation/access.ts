import 'server-only';
import { Prisma } from '@/generated/prisma/client';
import type { Member } from '@/lib/account/session/session';
import type { LinkedTherapist } from '@/lib/therapist/access';

/** One of the two sides of a quotation, as a condition on its rows; only they may see it. */
export type Party = { readonly clientId: string } | { readonly therapistId: string };

export function asClient(viewer: Member): { readonly clientId: string } {
  return { clientId: viewer.profile.id };
}

/** Quotations of this therapist, whom `therapistOf` found for the viewer. */
export function asTherapist({ id }: Pick<LinkedTherapist, 'id'>): { readonly therapistId: string } {
  return { therapistId: id };
}

export function ofParty(party: Party): Prisma.Sql {
  return 'clientId' in party
    ? Prisma.sql`q.client_id = ${party.clientId}::uuid`
    : Prisma.sql`q.therapist_id = ${party.therapistId}::uuid`;
}
