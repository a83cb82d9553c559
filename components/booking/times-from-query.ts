import { homeZone, type TimesPage } from '@/lib/booking/offer/address';
import { knownTimeZone } from '@/lib/format/time-zone';
import { isUuid } from '@/lib/format/uuid';

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the address of a page of free times; impossible values count as absent. @param usual default zone */
export function timesFromQuery(
  path: string,
  { from, zone, kind }: Asked,
  usual: string = homeZone,
): TimesPage {
  return {
    path,
    from: typeof from === 'string' && /^20\d{2}-\d{2}-\d{2}$/.test(from) ? from : '',
    timeZone: (typeof zone === 'string' && knownTimeZone(zone)) || usual,
    usual,
    ...(typeof kind === 'string' && isUuid(kind) && { also: { kind } }),
  };
}
