import 'server-only';
import type { Tx } from '@/lib/server/db';

/** The keys by which a person's rows are found. */
export type Person = {
  readonly userId: string;
  readonly profileId: string | null;
  /** Id of the therapist that this account is linked to. */
  readonly therapistId: string | null;
  /** Their address, only if confirmed: anybody can type any address into a form. */
  readonly address: string | null;
  readonly erasedAddress?: string;
};

/** The ids of this account in the other tables; null for an unknown account. */
export async function personOf(
  tx: Pick<Tx, 'user'>,
  userId: string,
): Promise<(Person & { readonly email: string; readonly disabled: boolean }) | null> {
  const user = await tx.user.findUnique({
    relationLoadStrategy: 'join',
    where: { id: userId },
    select: {
      email: true,
      emailVerifiedAt: true,
      disabledAt: true,
      profile: { select: { id: true } },
      therapist: { select: { id: true } },
    },
  });
  if (!user) return null;
  return {
    userId,
    profileId: user.profile?.id ?? null,
    therapistId: user.therapist?.id ?? null,
    address: user.emailVerifiedAt ? user.email : null,
    email: user.email,
    disabled: user.disabledAt !== null,
  };
}
