import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/** A person who can manage payments: the paid therapist, or an admin. */
export type Keeper = MemberOf<'admin'> | MemberOf<'therapist'>;

export type Reviewer = {
  readonly viewer: Keeper;
  readonly request: AuditedRequest;
  /** An admin's reason to act for a therapist, who reads it; without one an admin acts only for the service. */
  readonly onBehalf?: string | null;
};

const isAdmin = (viewer: Keeper) => viewer.profile.role === 'admin';

/** The payees whose payments a keeper may see: for a therapist only themself. */
export function payeesSeenBy(viewer: Keeper): Prisma.PayeeWhereInput {
  return isAdmin(viewer) ? {} : { therapist: { userId: viewer.userId } };
}

/** The payee for whom a keeper acts without a reason: themself or, for admins, the service. */
export function ownPayee(viewer: Keeper): Prisma.PayeeWhereInput {
  return isAdmin(viewer) ? { therapistId: null } : { therapist: { userId: viewer.userId } };
}

type Paid = { readonly therapistId: string | null };

export function owesReason({ therapistId }: Paid, { viewer, onBehalf }: Reviewer): boolean {
  return isAdmin(viewer) && therapistId !== null && !onBehalf;
}

/** Whether an admin acts for a therapist, who is then notified. */
export function actsForOther({ therapistId }: Paid, { viewer }: Reviewer): boolean {
  return isAdmin(viewer) && therapistId !== null;
}
