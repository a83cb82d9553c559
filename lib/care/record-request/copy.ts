import 'server-only';
import { bytesPlaceOf, requestOfStoreKey, sealedAnswer, sealedPaper } from '@/lib/care/record-request/sealed';
import { db } from '@/lib/server/db';
import { openContent, openDataKey } from '@/lib/server/seal/data-key';

// For data exports; the caller has checked whose rows these are.

async function keyOf(id: string) {
  const { sealedKey } = await db.recordRequest.findUniqueOrThrow({
    where: { id },
    select: { sealedKey: true },
  });
  return openDataKey(sealedKey);
}

/**
 * The words of an answer.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function answerForOwner(requestId: string, sealed: Uint8Array): Promise<object> {
  return sealedAnswer.open(await keyOf(requestId), requestId, sealed);
}

/**
 * The name of a paper; the export holds its bytes as a file.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function paperForOwner(requestId: string, sealed: Uint8Array): Promise<object> {
  const { name } = sealedPaper.open(await keyOf(requestId), requestId, sealed);
  return { file_name: name };
}

/**
 * The bytes of a stored file, unsealed if it is a paper of an answer.
 * @param key of the file in its bucket
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openStoredPaper(key: string, content: Uint8Array): Promise<Uint8Array> {
  const requestId = requestOfStoreKey(key);
  return requestId === undefined
    ? content
    : openContent(await keyOf(requestId), bytesPlaceOf(requestId), content);
}
