/** Zone in which times are shown to whoever asks for no other. */
export const homeZone = 'Asia/Kolkata';

/** A page of free times: which one, from which day on, on whose clock. */
export type BookingPlace = {
  readonly path: string;
  /** First day; empty for the first that is free. */
  readonly from: string;
  readonly timeZone: string;
  /** The clock that goes without saying here. */
  readonly usual: string;
  /** What else the address says. */
  readonly also?: Readonly<Record<string, string>>;
};

/** The address of such a page; what goes without saying is left out, so that each page has one address. */
export function placeAddress({ path, from, timeZone, usual, also = {} }: BookingPlace): string {
  const asked = new URLSearchParams(also);
  if (from !== '') asked.set('from', from);
  if (timeZone !== usual) asked.set('zone', timeZone);
  return asked.size > 0 ? `${path}?${asked}` : path;
}
