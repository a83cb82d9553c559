import 'server-only';
import { z } from 'zod';
import { type FolderKind, folderRecord } from '@/lib/care/folder/sealed';
import { db } from '@/lib/server/db';
import { openDataKey } from '@/lib/server/seal/data-key';

const anyWords = z.record(z.string(), z.unknown());

/**
 * Sealed words of a folder, for a data export; the caller has checked whose row it is.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openFolderWords(
  kind: FolderKind,
  folderId: string,
  sealed: Uint8Array,
): Promise<Readonly<Record<string, unknown>>> {
  const { sealedKey } = await db.careFolder.findUniqueOrThrow({
    where: { id: folderId },
    select: { sealedKey: true },
  });
  return folderRecord(kind, anyWords).open(openDataKey(sealedKey), folderId, sealed);
}
