import type { Prisma } from '@/generated/prisma/client';

/** The person of a booking, in the query that reads the booking; none while a guest's time is only held. */
export function personWith<const S extends Prisma.ParticipantSelect>(select: S) {
  return { participants: { where: { seat: 1 }, select } } as const;
}

/** The person who pays for a booking. */
export function payerWith<const S extends Prisma.ParticipantSelect>(select: S) {
  return { participants: { where: { pays: true }, select } } as const;
}

/** Narrows bookings to those of a person. */
export function bookedBy(who: Prisma.ParticipantWhereInput) {
  return { participants: { some: who } };
}

/** Narrows bookings to those that a person pays. */
export function paidBy(who: Prisma.ParticipantWhereInput) {
  return bookedBy({ ...who, pays: true });
}

/** A guest whom no account has taken over and whose address is not erased. */
export const guest = { clientId: null, email: { not: null } } as const satisfies Prisma.ParticipantWhereInput;

/** Narrows sessions to those whose person can be mailed: a client, or a guest who is not erased. */
export const withReachable = {
  OR: [{ clientId: { not: null } }, { booking: bookedBy(guest) }],
} satisfies Prisma.TherapySessionWhereInput;

export const nameColumns = { name: true, client: { select: { firstName: true, lastName: true } } } as const;

type Named = {
  readonly name: string | null;
  readonly client: { readonly firstName: string; readonly lastName: string } | null;
};

/** The name of a client's profile, or the one that a guest gave; null for an erased person. */
export function nameOf(who: Named | undefined): string | null {
  return who?.client ? `${who.client.firstName} ${who.client.lastName}` : (who?.name ?? null);
}
