import 'server-only';
import { listOwnAssessments } from '@/lib/assessment/queries';
import type { MemberOf } from '@/lib/auth/session';
import { readConsultation } from '@/lib/booking/consultation/queries';
import { listOwnTransactions } from '@/lib/payment/transaction/queries';
import { recentTransactions } from '@/lib/payment/transaction/rules';
import { listOwnPlans } from '@/lib/plan/queries';
import type { PlanFilter } from '@/lib/plan/rules';
import { listOwnQuotations } from '@/lib/quotation/queries';
import { recentQuotations } from '@/lib/quotation/rules';
import { listOwnSessions } from '@/lib/session/queries';

/** A session that has begun stays in sight so long: one may be on the way to it, or in it. */
const longestSessionMs = 8 * 3_600_000;

/** Enough for the drawing; what is shown as numbers is the beginning of it (spec §9). */
const drawnAssessments = 48;

/** Reads on first asking, and once: two sections may show the same rows. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** What the client's dashboard reads (spec §7): one statement each, and each in the section that shows it. */
export function dashboardReads(viewer: MemberOf<'client'>, filter: PlanFilter, now: Date) {
  return {
    /** Those that are not over yet, the next first. */
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
