import 'server-only';
import { type Limit, limitOf } from '@/lib/rate-limit/spend';

const quarterHour = 900;

type Try = {
  /** Normalised address, of an account or of nobody. */
  readonly email: string;
  readonly network: string;
  /** From `knownDevice`. */
  readonly device: string | undefined;
};

/**
 * What one try of a password is charged to, for known and unknown addresses alike. Only a device that has been
 * signed in before is exempt from what strangers can fill: it has ten tries of its own, whoever else is trying.
 */
export function signInLimits({ email, network, device }: Try): readonly Limit[] {
  const ofNetwork = limitOf('sign-in-network', network, 300, quarterHour);
  if (device) return [limitOf('sign-in-device', device, 10, quarterHour), ofNetwork];
  return [
    limitOf('sign-in-place', `${email} ${network}`, 10, quarterHour),
    limitOf('sign-in-account', email, 100, quarterHour),
    ofNetwork,
    limitOf('sign-in-all', 'everybody', 6_000, quarterHour),
  ];
}
