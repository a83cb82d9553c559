import 'server-only';
import type { z } from 'zod';
import { type DataKey, newDataKey, openContent, openDataKey, sealContent } from '@/lib/server/seal/data-key';

/** Columns of a row whose words have a data key of their own. */
type OwnKeyRow = { readonly sealedKey: Uint8Array; readonly sealed: Uint8Array };

function sealedAs<At, Content>(
  contextOf: (at: At) => string,
  write: (content: Content) => string,
  read: (text: string) => Content,
) {
  const seal = (key: DataKey, at: At, content: Content) =>
    sealContent(key, contextOf(at), Buffer.from(write(content)));
  const open = (key: DataKey, at: At, sealed: Uint8Array) =>
    read(openContent(key, contextOf(at), sealed).toString());
  return {
    seal,
    /** @throws SealUnavailable when it was sealed for another context, with another key, or was changed since */
    open,
    /**
     * Seals with a new data key, which the row keeps wrapped.
     * @throws SealUnavailable without a master key
     */
    sealWithOwnKey(at: At, content: Content) {
      const { key, wrapped } = newDataKey();
      return { sealedKey: wrapped, sealed: seal(key, at, content) };
    },
    /** @throws SealUnavailable when no master key of the environment opens it */
    openWithOwnKey: (at: At, { sealedKey, sealed }: OwnKeyRow) => open(openDataKey(sealedKey), at, sealed),
  };
}

/**
 * Records of one kind, sealed as JSON.
 * @param contextOf names the row in words that are bound into the seal; it opens under no other name
 * @param shape what a record holds; what a seal protects is still checked when it opens
 */
export const sealedRecord = <At, Content>(contextOf: (at: At) => string, shape: z.ZodType<Content>) =>
  sealedAs<At, Content>(contextOf, JSON.stringify, (text) => shape.parse(JSON.parse(text)));

/** The same for plain text. */
export const sealedText = <At>(contextOf: (at: At) => string) =>
  sealedAs<At, string>(
    contextOf,
    (text) => text,
    (text) => text,
  );
