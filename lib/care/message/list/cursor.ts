import { isUuid } from '@/lib/format/uuid';

/** The conversation after which a part of a list begins, in its state when it was listed. */
export type ListCursor = {
  readonly with: string;
  /** When the last message was written; null before the first one. */
  readonly lastAt: Date | null;
  readonly waits: boolean;
};

/**
 * A position as the address holds it. It contains the values of the order, so that a conversation that
 * changes meanwhile moves no other one between two parts.
 */
export function cursorText(line: Pick<ListCursor, 'with' | 'lastAt'> & { readonly unread: number }): string {
  return [line.with, line.lastAt?.getTime() ?? '', line.unread > 0 ? 'new' : 'read'].join('_');
}

/** The position in an address; null for the beginning and for invalid text. */
export function readCursor(text: string): ListCursor | null {
  const [withWhom = '', at = '', state] = text.split('_');
  if (!isUuid(withWhom) || !/^\d{0,14}$/.test(at) || (state !== 'new' && state !== 'read')) return null;
  return { with: withWhom, lastAt: at === '' ? null : new Date(Number(at)), waits: state === 'new' };
}
