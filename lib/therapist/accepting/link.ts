import 'server-only';
import { day } from '@/lib/format/duration';
import { signedLink } from '@/lib/server/secret/signed-link';

/**
 * The page where a therapist says without signing in whether they take new clients. The link outlives the
 * next question.
 */
export const acceptingLink = signedLink({
  purpose: 'therapist-accepting-link',
  path: '/accepting',
  lifetime: 40 * day,
});
