import 'server-only';
import { filePlaceOf, sealedMessage } from '@/lib/care/message/sealed';
import { db } from '@/lib/server/db';
import { openContent, openDataKey } from '@/lib/server/seal/data-key';

// For data exports; the caller has checked whose rows these are.

async function keyOf(threadId: string) {
  const where = { id: threadId };
  const { sealedKey } = await db.messageThread.findUniqueOrThrow({ where, select: { sealedKey: true } });
  return openDataKey(sealedKey);
}

/**
 * The words of a message and the name of its file.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openForOwner(
  threadId: string,
  side: string,
  sealed: Uint8Array,
): Promise<{ readonly words: string; readonly file_name: string | null }> {
  const { text, file } = sealedMessage.open(await keyOf(threadId), { threadId, side }, sealed);
  return { words: text, file_name: file?.name ?? null };
}

const ofThread = /^messages\/([0-9a-f-]{36})\//;

/**
 * The bytes of a stored file, unsealed if it belongs to a message.
 * @param key of the file in its bucket
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openStoredFile(key: string, content: Uint8Array): Promise<Uint8Array> {
  const threadId = ofThread.exec(key)?.[1];
  return threadId === undefined
    ? content
    : openContent(await keyOf(threadId), filePlaceOf(threadId), content);
}
