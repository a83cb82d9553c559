import 'server-only';
import type { z } from 'zod';
import type { Tx } from '@/lib/server/db';
import { type DataKey, newDataKey, openContent, openDataKey, sealContent } from '@/lib/server/seal/data-key';

/** What a client and a therapist keep together, with its key open. */
export type Folder = { readonly id: string; readonly key: DataKey };

/** Kinds of words in a folder: each opens only as what it was sealed as. */
export type FolderKind = 'homework' | 'goal' | 'safety-plan';

type Pair = { readonly clientId: string; readonly therapistId: string };

/**
 * The folder of these two; makes it the first time. The caller has checked that they work together.
 * @throws SealUnavailable when the master key is missing or another one
 */
export async function folderOf(tx: Pick<Tx, 'careFolder'>, pair: Pair): Promise<Folder> {
  const where = { clientId_therapistId: pair };
  const known = await tx.careFolder.findUnique({ where });
  if (known) return { id: known.id, key: openDataKey(known.sealedKey) };
  await tx.careFolder.createMany({
    data: { ...pair, sealedKey: newDataKey().wrapped },
    skipDuplicates: true,
  });
  const { id, sealedKey } = await tx.careFolder.findUniqueOrThrow({ where });
  return { id, key: openDataKey(sealedKey) };
}

const placeOf = (kind: FolderKind, folderId: string) => `${kind} ${folderId}`;

/** Seals words for one folder and one kind: they open nowhere else. */
export function sealWords({ id, key }: Folder, kind: FolderKind, words: object): Uint8Array<ArrayBuffer> {
  return sealContent(key, placeOf(kind, id), Buffer.from(JSON.stringify(words)));
}

/** @throws SealUnavailable when it does not open */
export function openWords<T>(
  { id, key }: Folder,
  kind: FolderKind,
  sealed: Uint8Array,
  shape: z.ZodType<T>,
): T {
  return shape.parse(JSON.parse(openContent(key, placeOf(kind, id), sealed).toString()));
}
