import 'server-only';
import type { MemberOf } from '@/lib/auth/session';
import { db } from '@/lib/db';

/** How much of something waits for the team, and since when. */
export type Waiting = { readonly count: number; readonly oldestAt: Date | null };

export type WaitingWork = {
  readonly applications: Waiting;
  readonly contactMessages: Waiting;
  readonly contactRequests: Waiting;
  /** Not acknowledged yet: due within 48 hours of arrival. */
  readonly newGrievances: Waiting;
  /** Not resolved yet, acknowledged or not: due within a month of arrival. */
  readonly grievances: Waiting;
  readonly privacyRequests: Waiting;
};

const whole = { _count: true, _min: { createdAt: true } } as const;
const received = { _count: true, _min: { receivedAt: true } } as const;

/**
 * Counts of what waits for the team. Numbers and dates only: no record is opened, so nothing is written to the audit
 * log.
 * @param _viewer an administrator, as the guard found out
 */
export async function waitingWork(_viewer: MemberOf<'admin'>): Promise<WaitingWork> {
  const unanswered = { answeredAt: null, closedAt: null };
  const [applications, messages, requests, unacknowledged, unresolved, privacy] = await Promise.all([
    db.therapistApplication.aggregate({ where: { status: 'submitted' }, ...whole }),
    db.contactMessage.aggregate({ where: unanswered, ...whole }),
    db.therapistContactRequest.aggregate({ where: unanswered, ...whole }),
    db.grievance.aggregate({ where: { acknowledgedAt: null, resolvedAt: null }, ...received }),
    db.grievance.aggregate({ where: { resolvedAt: null }, ...received }),
    db.privacyRequest.aggregate({
      where: { status: { in: ['requested', 'running'] } },
      _count: true,
      _min: { requestedAt: true },
    }),
  ]);
  return {
    applications: { count: applications._count, oldestAt: applications._min.createdAt },
    contactMessages: { count: messages._count, oldestAt: messages._min.createdAt },
    contactRequests: { count: requests._count, oldestAt: requests._min.createdAt },
    newGrievances: { count: unacknowledged._count, oldestAt: unacknowledged._min.receivedAt },
    grievances: { count: unresolved._count, oldestAt: unresolved._min.receivedAt },
    privacyRequests: { count: privacy._count, oldestAt: privacy._min.requestedAt },
  };
}
