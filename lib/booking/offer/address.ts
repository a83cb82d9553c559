/** Default zone of the times shown. */
export const homeZone = 'Asia/Kolkata';

/** A page of free times: its path, first day and zone. */
export type BookingPlace = {
  readonly path: string;
  /** First day; empty for the first free one. */
  readonly from: string;
  readonly timeZone: string;
  /** The default zone here, left out of the address. */
  readonly usual: string;
  /** Other parameters of the address. */
  readonly also?: Readonly<Record<string, string>>;
};

/** The address of such a page, without default values, so that each page has one address. */
export function placeAddress({ path, from, timeZone, usual, also = {} }: BookingPlace): string {
  const searchParams = new URLSearchParams(also);
  if (from !== '') searchParams.set('from', from);
  if (timeZone !== usual) searchParams.set('zone', timeZone);
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/**
 * The same free times for one visit: it knows who books and what pays. The page for everybody leads there whoever looks
 * signed in.
 * @param slug of the therapist; null for our own calendar
 */
export function ownBookPath(slug: string | null): `/book/own/${string}` {
  return `/book/own/${slug ?? 'consultation'}`;
}
