import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import type { MemberOf } from '@/lib/account/session/session';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/** Somebody who may look after payments: the therapist who is paid, or an admin. */
export type Keeper = MemberOf<'admin'> | MemberOf<'therapist'>;

/** A keeper with the request they make. */
export type Reviewer = {
  readonly viewer: Keeper;
  readonly request: AuditedRequest;
  /** Why an admin acts for a therapist, who reads it; without it an admin acts for the house alone. */
  readonly onBehalf?: string | null;
};

const isAdmin = (viewer: Keeper) => viewer.profile.role === 'admin';

/** The payees whose payments a keeper may see: a therapist only themself. */
export function payeesSeenBy(viewer: Keeper): Prisma.PayeeWhereInput {
  return isAdmin(viewer) ? {} : { therapist: { userId: viewer.userId } };
}

/** The payee for whom a keeper acts without saying why: themself or, for admins, the house. */
export function ownPayee(viewer: Keeper): Prisma.PayeeWhereInput {
  return isAdmin(viewer) ? { therapistId: null } : { therapist: { userId: viewer.userId } };
}

type Paid = { readonly therapistId: string | null };

/** Whether an admin would act for a therapist without having said why. */
export function owesReason({ therapistId }: Paid, { viewer, onBehalf }: Reviewer): boolean {
  return isAdmin(viewer) && therapistId !== null && !onBehalf;
}

/** Whether an admin acts for a therapist, who is then told. */
export function actsForOther({ therapistId }: Paid, { viewer }: Reviewer): boolean {
  return isAdmin(viewer) && therapistId !== null;
}
