import 'server-only';
import { linkDays } from '@/lib/contact/rules';
import { day } from '@/lib/format/duration';
import { signedLink } from '@/lib/server/secret/signed-link';

const lifetime = linkDays * day;

export const requestLink = signedLink({
  purpose: 'contact-request-link',
  path: '/contact/request',
  lifetime,
});

/** The page on which a sender without an account reads the answer. */
export const answerLink = signedLink({ purpose: 'contact-answer-link', path: '/contact/answer', lifetime });

/** The page that shows the sender of an unanswered request other therapists who have time. */
export const othersLink = signedLink({ purpose: 'contact-others-link', path: '/contact/others', lifetime });
