import 'server-only';
import { waitingForClient } from '@/app/(member)/waiting';
import type { MemberOf } from '@/lib/account/session/session';
import { readConsultation } from '@/lib/booking/consultation/queries';
import { listOwnAssessments } from '@/lib/care/assessment/queries';
import { listOwnRequests } from '@/lib/care/assessment/request/queries';
import { listOwnForms } from '@/lib/care/form/queries';
import { listOwnHomework } from '@/lib/care/homework/queries';
import { listOwnPlans } from '@/lib/care/plan/queries';
import type { PlanFilter } from '@/lib/care/plan/rules';
import { listOwnSessions } from '@/lib/care/session/queries';
import { longestSessionMs } from '@/lib/care/session/rules';
import { listRecentQuotations } from '@/lib/payment/quotation/queries';
import { recentQuotations } from '@/lib/payment/quotation/rules';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';

/** Entries of each other list on the page (product.md §2 and §9 name those of results and quotations). */
export const recentEntries = 3;

/** Reads at the first call, and only once, because two sections may show the same rows. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** The reads of the client's first page: one query each, in the section that shows it. */
export function dashboardReads(viewer: MemberOf<'client'>, now: Date) {
  return {
    /** Sessions that are not over yet, the next first: the client may be on the way to one that has begun, or in it. */
    sessions: once(async () => {
      const since = new Date(now.getTime() - longestSessionMs);
      const { sessions } = await listOwnSessions(viewer, { time: 'coming' }, since);
      return sessions.filter(({ endsAt }) => endsAt > now);
    }),
    quotations: once(() => listRecentQuotations(viewer, { take: recentQuotations, now })),
    assessments: once(async () => (await listOwnAssessments(viewer, { take: recentEntries })).assessments),
    transactions: once(
      async () => (await listOwnTransactions(viewer, { limit: recentEntries })).transactions,
    ),
    plans: async (filter: PlanFilter) => (await listOwnPlans(viewer, { filter, take: recentEntries })).plans,
    /** Handovers with no answer, and open requests of therapists; lists of which nothing waits are not read. */
    asked: once(async () => {
      const { care, handovers } = await waitingForClient(viewer);
      const [forms, measures, homework] = await Promise.all([
        care.forms > 0 ? listOwnForms(viewer, 'open') : [],
        care.measures > 0 ? listOwnRequests(viewer) : [],
        care.homework > 0 ? listOwnHomework(viewer, 'open', now) : [],
      ]);
      return { handovers, forms, measures, homework };
    }),
    consultation: once(() => readConsultation(viewer, now)),
  };
}
