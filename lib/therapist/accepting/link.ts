import 'server-only';
import { day } from '@/lib/format/duration';
import { signedLink } from '@/lib/server/secret/signed-link';

/** The page on which a therapist says without signing in whether they take new clients. It outlives the next question. */
export const acceptingLink = signedLink({
  purpose: 'therapist-accepting-link',
  path: '/accepting',
  lifetime: 40 * day,
});
