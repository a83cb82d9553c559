import 'server-only';
import { sealedHomework } from '@/lib/care/folder/sealed';
import type { Tx } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';

type Given = Readonly<Record<'bookingId' | 'clientId' | 'therapistId', string>>;

/**
 * Gives the homework of a booking's guest to the client whose account takes the booking over. It is sealed again where
 * client and therapist have a folder already.
 * @throws SealUnavailable when it must be sealed again and the master key is missing or wrong
 */
export async function giveFolder(tx: Tx, { bookingId, ...pair }: Given): Promise<void> {
  const folder = await tx.careFolder.findUnique({ where: { bookingId } });
  if (!folder) return;
  const own = await tx.careFolder.findUnique({ where: { clientId_therapistId: pair } });
  if (!own) {
    await tx.careFolder.update({
      where: { id: folder.id },
      data: { clientId: pair.clientId, bookingId: null },
    });
    return;
  }
  // The guest may be answering.
  await tx.$queryRaw`SELECT 1 FROM homework WHERE folder_id = ${folder.id}::uuid FOR UPDATE`;
  const homework = await tx.homework.findMany({ where: { folderId: folder.id } });
  const [before, after] = [openDataKey(folder.sealedKey), openDataKey(own.sealedKey)];
  for (const { id, sealed } of homework) {
    const words = sealedHomework.open(before, folder.id, sealed);
    const data = { folderId: own.id, sealed: sealedHomework.seal(after, own.id, words) };
    await tx.homework.update({ where: { id }, data });
  }
  await tx.careFolder.delete({ where: { id: folder.id } });
}
