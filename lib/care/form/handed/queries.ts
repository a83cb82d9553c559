import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { sealedSigned } from '@/lib/care/form/sealed';
import type { Tx } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';

/** Forms for other therapists that the viewer may read, because the client agreed at a handover. */
export const handedTo = (therapistId: string) =>
  ({
    handed: { some: { handover: { toTherapistId: therapistId, answer: 'accepted', sharesForms: true } } },
  }) satisfies Prisma.FormRequestWhereInput;

type Handed = { readonly id: string; readonly title: string; readonly signedAt: Date };

/**
 * Forms that a client has signed for a therapist and not withdrawn, the oldest first.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function signedFormsBetween(
  tx: Tx,
  pair: { readonly clientId: string; readonly therapistId: string },
): Promise<readonly Handed[]> {
  const rows = await tx.formRequest.findMany({
    where: { ...pair, signedAt: { not: null }, withdrawnAt: null },
    orderBy: [{ signedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, sealedKey: true, sealed: true, signedAt: true },
  });
  return rows.flatMap(({ id, sealedKey, sealed, signedAt }) =>
    signedAt
      ? [
          {
            id,
            signedAt,
            title: sealedSigned.open(openDataKey(sealedKey), id, sealed).paper.title.slice(0, 200),
          },
        ]
      : [],
  );
}
