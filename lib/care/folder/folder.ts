import 'server-only';
import type { Tx } from '@/lib/server/db';
import { type DataKey, newDataKey, openDataKey } from '@/lib/server/seal/data-key';

export type Folder = { readonly id: string; readonly key: DataKey };

/** A client, or the guest of a booking, and their therapist. */
type Pair =
  | { readonly clientId: string; readonly therapistId: string }
  | { readonly bookingId: string; readonly therapistId: string };

/**
 * The folder of these two, made at first use. The caller has checked that they work together.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function folderOf(tx: Pick<Tx, 'careFolder'>, pair: Pair): Promise<Folder> {
  const where = 'bookingId' in pair ? { bookingId: pair.bookingId } : { clientId_therapistId: pair };
  const known = await tx.careFolder.findUnique({ where });
  if (known) return { id: known.id, key: openDataKey(known.sealedKey) };
  await tx.careFolder.createMany({
    data: { ...pair, sealedKey: newDataKey().wrapped },
    skipDuplicates: true,
  });
  const { id, sealedKey } = await tx.careFolder.findUniqueOrThrow({ where });
  return { id, key: openDataKey(sealedKey) };
}
