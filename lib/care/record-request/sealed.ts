import 'server-only';
import { z } from 'zod';
import { type DataKey, openContent, sealContent } from '@/lib/server/seal/data-key';

/** What an answer says: the summary, and what is said of something withheld. */
export type AnswerContent = { readonly summary: string; readonly withheld: string | null };

/** Name and type of a paper. */
export type PaperContent = { readonly name: string; readonly contentType: string };

const answerShape = z.object({ summary: z.string(), withheld: z.string().nullable() });
const paperShape = z.object({ name: z.string(), contentType: z.string() });

const answerPlace = (requestId: string) => `record answer ${requestId}`;
const paperPlace = (requestId: string) => `record paper ${requestId}`;

const json = (content: object) => Buffer.from(JSON.stringify(content));

export function sealAnswer(key: DataKey, requestId: string, content: AnswerContent) {
  return sealContent(key, answerPlace(requestId), json(content));
}

/** @throws SealUnavailable when it does not open */
export function openAnswer(key: DataKey, requestId: string, sealed: Uint8Array): AnswerContent {
  return answerShape.parse(JSON.parse(openContent(key, answerPlace(requestId), sealed).toString()));
}

export function sealPaper(key: DataKey, requestId: string, content: PaperContent) {
  return sealContent(key, paperPlace(requestId), json(content));
}

/** @throws SealUnavailable when it does not open */
export function openPaper(key: DataKey, requestId: string, sealed: Uint8Array): PaperContent {
  return paperShape.parse(JSON.parse(openContent(key, paperPlace(requestId), sealed).toString()));
}

/** The place of a paper's bytes. */
export const bytesPlaceOf = (requestId: string) => `record file ${requestId}`;

/** Where a paper's sealed bytes lie in the store. */
export const storeKeyOf = (requestId: string, name: string) => `records/${requestId}/${name}`;

/** The request that a key of the store belongs to, if any. */
export function requestOfStoreKey(key: string): string | undefined {
  return /^records\/([0-9a-f-]{36})\//.exec(key)?.[1];
}
