import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { readConsultation } from '@/lib/booking/consultation/queries';
import { listOwnAssessments } from '@/lib/care/assessment/queries';
import { listOwnPlans } from '@/lib/care/plan/queries';
import type { PlanFilter } from '@/lib/care/plan/rules';
import { listOwnSessions } from '@/lib/care/session/queries';
import { listOwnQuotations } from '@/lib/payment/quotation/queries';
import { recentQuotations } from '@/lib/payment/quotation/rules';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { recentTransactions } from '@/lib/payment/transaction/rules';

/** A session that has begun stays visible this long, because the client may be on the way to it, or in it. */
const longestSessionMs = 8 * 3_600_000;

/** Enough for the drawing; the numbers show its beginning (product.md §9). */
const drawnAssessments = 48;

/** Reads at the first call, and only once, because two sections may show the same rows. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** The reads of the client's dashboard (product.md §7): one query each, in the section that shows it. */
export function dashboardReads(viewer: MemberOf<'client'>, filter: PlanFilter, now: Date) {
  return {
    /** Sessions that are not over yet, the next first. */
    sessions: once(async () => {
      const since = new Date(now.getTime() - longestSessionMs);
      const { sessions } = await listOwnSessions(viewer, { time: 'coming' }, since);
      return sessions.filter(({ endsAt }) => endsAt > now);
    }),
    quotations: once(() => listOwnQuotations(viewer, { take: recentQuotations, now })),
    consultation: once(() => readConsultation(viewer, now)),
    assessments: once(() => listOwnAssessments(viewer, { take: drawnAssessments })),
    plans: once(() => listOwnPlans(viewer, { filter })),
    transactions: once(() => listOwnTransactions(viewer, { limit: recentTransactions })),
  };
}
