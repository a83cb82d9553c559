import 'server-only';
import { z } from 'zod';
import { type DataKey, openContent, sealContent } from '@/lib/server/seal/data-key';

/** What a message says: its words, and the name and type of its file. */
export type MessageContent = {
  readonly text: string;
  readonly file?: { readonly name: string; readonly contentType: string };
};

const contentShape = z.object({
  text: z.string(),
  file: z.object({ name: z.string(), contentType: z.string() }).optional(),
});

const placeOf = (threadId: string, side: string) => `message ${threadId} ${side}`;

/** Seals a message for its thread and its writer: it opens under no other name. */
export function sealMessage(key: DataKey, threadId: string, side: string, content: MessageContent) {
  return sealContent(key, placeOf(threadId, side), Buffer.from(JSON.stringify(content)));
}

/** @throws SealUnavailable when it does not open */
export function openMessage(
  key: DataKey,
  threadId: string,
  side: string,
  sealed: Uint8Array,
): MessageContent {
  const { text, file } = contentShape.parse(
    JSON.parse(openContent(key, placeOf(threadId, side), sealed).toString()),
  );
  return { text, ...(file && { file }) };
}

/** The place of a file's bytes. */
export const filePlaceOf = (threadId: string) => `file ${threadId}`;
