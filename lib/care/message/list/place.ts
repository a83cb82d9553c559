import { isUuid } from '@/lib/format/uuid';

/** The conversation behind which a part of a list begins, as it stood when it was listed. */
export type ListPlace = {
  readonly with: string;
  /** When somebody had last written; null before the first message. */
  readonly lastAt: Date | null;
  /** Whether something in it was unread. */
  readonly waits: boolean;
};

/**
 * A place as the address says it. It holds what the list is ordered by, so that a conversation that moves up meanwhile,
 * or is read, moves no other one between two parts.
 */
export function placeText(line: Pick<ListPlace, 'with' | 'lastAt'> & { readonly unread: number }): string {
  return [line.with, line.lastAt?.getTime() ?? '', line.unread > 0 ? 'new' : 'read'].join('_');
}

/** The place that an address names; null for the beginning and for any other text. */
export function placeIn(text: string): ListPlace | null {
  const [withWhom = '', at = '', state] = text.split('_');
  if (!isUuid(withWhom) || !/^\d{0,14}$/.test(at) || (state !== 'new' && state !== 'read')) return null;
  return { with: withWhom, lastAt: at === '' ? null : new Date(Number(at)), waits: state === 'new' };
}
