import 'server-only';
import type { Submission } from '@/lib/action/define-action';
import { recordAudit } from '@/lib/audit/record';
import type { Member } from '@/lib/auth/session';
import { db } from '@/lib/db';
import { notify } from '@/lib/notice/commands';
import type { PlanInput } from '@/lib/plan/schema';
import type { CallingRequest } from '@/lib/request/read-request';
import { findClientOf } from '@/lib/session/access';
import { therapistOf } from '@/lib/therapist/access';

type NewPlan = PlanInput & {
  readonly submission: Pick<Submission, 'key'>;
  readonly request: Pick<CallingRequest, 'id' | 'network'>;
};

/** The account is not linked; nobody of this id is a client; this form made another plan already. */
type NotMade = { readonly made: false; readonly because: 'not-linked' | 'no-client' | 'other-text' };

/** Makes a plan for a client of the viewer and tells the client. The same form sent twice is one plan. */
export async function createPlan(
  viewer: Member,
  { client: clientId, name, description, type, total, submission, request }: NewPlan,
): Promise<{ readonly made: true; readonly planId: string } | NotMade> {
  const therapist = await therapistOf(viewer);
  if (!therapist) return { made: false, because: 'not-linked' };
  return db.$transaction(async (tx) => {
    const client = await findClientOf(tx, therapist.id, clientId);
    if (!client) return { made: false, because: 'no-client' } as const;
    const wanted = {
      clientId: client.id,
      therapistId: therapist.id,
      planName: name,
      description: description ?? '',
      planType: type,
      totalSessions: total,
    };
    const [plan] = await tx.therapyPlan.createManyAndReturn({
      data: { ...wanted, submissionKey: submission.key },
      // Waits for a twin that is being saved at this moment.
      skipDuplicates: true,
      select: { id: true },
    });
    if (!plan) {
      const twin = await tx.therapyPlan.findFirst({
        where: { submissionKey: submission.key, ...wanted },
        select: { id: true },
      });
      if (!twin) return { made: false, because: 'other-text' } as const;
      return { made: true, planId: twin.id } as const;
    }
    await recordAudit(tx, {
      actor: viewer,
      action: 'therapy-plan.created',
      subject: { table: 'therapy_plans', id: plan.id },
      subjectUserId: client.userId,
      request,
    });
    await notify(tx, {
      userId: client.userId,
      kind: 'plan.created',
      title: `${therapist.name} made a plan with you`,
      href: '/dashboard',
    });
    return { made: true, planId: plan.id } as const;
  });
}
