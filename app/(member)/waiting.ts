import 'server-only';
import { cache } from 'react';
import type { MemberOf } from '@/lib/account/session/session';
import { askUnread } from '@/lib/care/message/list/queries';
import { waitingCare } from '@/lib/care/waiting/queries';
import { askRequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { quotationsToDecide } from '@/lib/payment/quotation/queries';
import { reportedPayments } from '@/lib/payment/verification/queries';
import { askTogether } from '@/lib/server/db/together';

// The frame around every page shows these numbers, and the first page shows what is behind some of them: one
// statement for both, once per rendered page.

/** What waits for a client. */
export const waitingForClient = cache(async (viewer: MemberOf<'client'>) => {
  const [{ unanswered, unpaid }, { unread }, care] = await askTogether([
    quotationsToDecide(viewer),
    askUnread(viewer),
    waitingCare(viewer),
  ]);
  return { unanswered, unpaid, unread, care };
});

/** What waits for a therapist; nothing until their account is linked. */
export const waitingForTherapist = cache(async (viewer: MemberOf<'therapist'>) => {
  const [requests, { count: payments }, { unread }] = await askTogether([
    askRequestsAtAGlance(viewer),
    reportedPayments(viewer),
    askUnread(viewer),
  ]);
  return { requests, payments, unread };
});
