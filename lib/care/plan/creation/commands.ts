import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import type { Member } from '@/lib/account/session/session';
import type { PlanInput } from '@/lib/care/plan/schema';
import { findClientToAsk } from '@/lib/care/session/access';
import { notifyAndMail } from '@/lib/notification/commands';
import type { Submission } from '@/lib/server/action/define-action';
import { db } from '@/lib/server/db';
import { insertOnce } from '@/lib/server/db/insert-once';
import type { AuditedRequest } from '@/lib/server/request/read-request';
import { therapistOf } from '@/lib/therapist/access';
import { findKind } from '@/lib/therapist/kind/queries';

type NewPlan = PlanInput & {
  readonly submission: Pick<Submission, 'key'>;
  readonly request: AuditedRequest;
};

/**
 * The reasons: the account is not linked; the id is no client's; the client continues with another therapist;
 * the therapist no longer offers this kind of session; this form has already made a plan.
 */
type NotMade = {
  readonly made: false;
  readonly because: 'not-linked' | 'no-client' | 'handed-over' | 'no-kind' | 'other-text';
};

/** Makes a plan for a client of the viewer and notifies the client. The same form sent twice makes one plan. */
export async function createPlan(
  viewer: Member,
  { client: clientId, name, description, type, total, kind: kindId, submission, request }: NewPlan,
  now: Date = new Date(),
): Promise<{ readonly made: true; readonly planId: string } | NotMade> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { made: false, because: 'not-linked' };
  return db.$transaction(async (tx) => {
    const client = await findClientToAsk(tx, therapist.id, clientId, now);
    if (!client) return { made: false, because: 'no-client' } as const;
    if (client === 'handed-over') return { made: false, because: client } as const;
    const kind = await findKind(tx, therapist.id, kindId);
    if (!kind) return { made: false, because: 'no-kind' } as const;
    const wanted = {
      clientId: client.id,
      therapistId: therapist.id,
      planName: name,
      description: description ?? '',
      planType: type,
      totalSessions: total,
      kindId: kind.id,
    };
    const plan = await insertOnce(tx.therapyPlan, { ...wanted, submissionKey: submission.key });
    if (!plan) {
      const duplicate = await tx.therapyPlan.findFirst({
        where: { submissionKey: submission.key, ...wanted },
        select: { id: true },
      });
      if (!duplicate) return { made: false, because: 'other-text' } as const;
      return { made: true, planId: duplicate.id } as const;
    }
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapy-plan.created',
      subject: { table: 'therapy_plans', id: plan.id },
      subjectUserId: client.userId,
      request,
    });
    await notifyAndMail(tx, {
      userId: client.userId,
      kind: 'plan.created',
      title: `${therapist.name} made a plan with you`,
      href: '/dashboard',
    });
    return { made: true, planId: plan.id } as const;
  });
}
