import 'server-only';
import { db } from '@/lib/server/db';
import { type Limit, limitOf, type Reservation, reserve } from '@/lib/server/rate-limit/consume';
import { networkLimits } from '@/lib/server/rate-limit/network-limits';

const quarterHour = 900;

type Try = {
  /** Normalised address, with or without an account. */
  readonly email: string;
  readonly network: string;
  /** From `knownDevice`. */
  readonly device: string | undefined;
};

/** Failures everywhere; a function, because the name needs the installation's key. */
const ofAll = () => limitOf('sign-in-all', 'everybody', 6_000, quarterHour);

/**
 * The limits of one try of a password, for known and unknown addresses alike. Strangers can fill all of them
 * but one: a device that has signed in before has ten tries of its own.
 * @param calm whether there are few failures everywhere; otherwise one address and one network may fail less
 * often
 */
export function signInLimits({ email, network, device }: Try, calm = true): readonly Limit[] {
  if (device) {
    return [
      limitOf('sign-in-device', device, 10, quarterHour),
      limitOf('sign-in-network', network, 300, quarterHour),
    ];
  }
  return [
    limitOf('sign-in-place', `${email} ${network}`, calm ? 10 : 3, quarterHour),
    limitOf('sign-in-account', email, 100, quarterHour),
    ...networkLimits('sign-in-network', network, calm ? 300 : 30, quarterHour),
    ...(calm ? [ofAll()] : []),
  ];
}

/**
 * Charges one try. Too many failures everywhere lock no account: networks with few failures continue, the
 * others must wait.
 * @throws when the limits cannot be counted
 */
export async function reserveTry(given: Try): Promise<Reservation> {
  const reservation = await reserve(db, signInLimits(given));
  if (reservation.allowed) return reservation;
  const { full } = reservation;
  const everywhere = ofAll().bucket;
  const restless = full.length > 0 && full.every((bucket) => bucket === everywhere);
  return restless ? reserve(db, signInLimits(given, false)) : reservation;
}
