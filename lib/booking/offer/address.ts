/** Default zone of the times shown. */
export const homeZone = 'Asia/Kolkata';

export type TimesPage = {
  readonly path: string;
  /** First day; empty for the first day with a free time. */
  readonly from: string;
  readonly timeZone: string;
  /** The page's default zone, left out of the address. */
  readonly usual: string;
  readonly also?: Readonly<Record<string, string>>;
};

/** The canonical address of such a page, without default values. */
export function timesAddress({ path, from, timeZone, usual, also = {} }: TimesPage): string {
  const searchParams = new URLSearchParams(also);
  if (from !== '') searchParams.set('from', from);
  if (timeZone !== usual) searchParams.set('zone', timeZone);
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

/**
 * The same free times for one visit: this page reads who books and which payment applies. The public page
 * leads there if the browser looks signed in.
 * @param slug of the therapist; null for the service's calendar
 */
export function ownBookPath(slug: string | null): `/book/own/${string}` {
  return `/book/own/${slug ?? 'consultation'}`;
}
