import { type BookingPlace, homeZone } from '@/lib/booking/offer/address';
import { knownTimeZone } from '@/lib/time-zone';

type Asked = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What the address of a page of free times asks for; what nobody can mean counts as not asked.
 * @param usual zone shown to whoever asks for none
 */
export function askedPlace(path: string, { from, zone }: Asked, usual: string = homeZone): BookingPlace {
  return {
    path,
    from: typeof from === 'string' && /^20\d{2}-\d{2}-\d{2}$/.test(from) ? from : '',
    timeZone: (typeof zone === 'string' && knownTimeZone(zone)) || usual,
    usual,
  };
}
