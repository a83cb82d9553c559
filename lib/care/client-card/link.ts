import 'server-only';
import { confirmedMs, invitationMs } from '@/lib/care/client-card/rules';
import { signedLink } from '@/lib/server/secret/signed-link';

/** Opens one invitation; its page names nobody and asks whom the holder is. */
export const invitationLink = signedLink({
  purpose: 'client-invitation',
  path: '/invitation',
  lifetime: invitationMs,
});

/** The same for a holder who has confirmed the address or number of the card: the page names the therapist. */
export const confirmedLink = signedLink({
  purpose: 'client-invitation-confirmed',
  path: '/invitation/answer',
  lifetime: confirmedMs,
});

/** Whether this is such a link, answered or not. */
export const isConfirmedLink = (token: string) => confirmedLink.idOf(token) !== undefined;
