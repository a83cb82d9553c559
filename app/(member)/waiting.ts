import 'server-only';
import { cache } from 'react';
import type { MemberOf } from '@/lib/account/session/session';
import { askUnansweredHandovers } from '@/lib/booking/handover/queries';
import { askUnread } from '@/lib/care/message/list/queries';
import { waitingCare } from '@/lib/care/queries';
import { askRequestsAtAGlance } from '@/lib/contact/inbox/queries';
import { askRecent } from '@/lib/notification/queries';
import { quotationsToDecide } from '@/lib/payment/quotation/queries';
import { reportedPayments } from '@/lib/payment/verification/queries';
import { askTogether } from '@/lib/server/db/together';

// The frame around every page shows these numbers and notifications, and the first page shows what is behind some of them:
// one query for all, once per rendered page. That of an admin is `waitingForAdmin`.

export const waitingForClient = cache(async (viewer: MemberOf<'client'>) => {
  const [{ unanswered, unpaid }, { unread }, care, { handovers }, recent] = await askTogether([
    quotationsToDecide(viewer),
    askUnread(viewer),
    waitingCare(viewer),
    askUnansweredHandovers(viewer),
    askRecent(viewer),
  ]);
  return { unanswered, unpaid, unread, care, handovers, recent };
});

/** Counts of a therapist's open work, empty until their account is linked, with the newest notifications. */
export const waitingForTherapist = cache(async (viewer: MemberOf<'therapist'>) => {
  const [requests, { count: payments, toSendBack }, { unread }, recent] = await askTogether([
    askRequestsAtAGlance(viewer),
    reportedPayments(viewer),
    askUnread(viewer),
    askRecent(viewer),
  ]);
  return { requests, payments, toSendBack, unread, recent };
});
