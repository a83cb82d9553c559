import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { roleOf } from '@/lib/auth/roles';
import type { Member } from '@/lib/auth/session';
import { giveConsents } from '@/lib/consent/commands';
import { hasConsent } from '@/lib/consent/queries';
import { db } from '@/lib/db';
import type { EditingInput } from '@/lib/profile/editing/schema';
import type { CallingRequest } from '@/lib/request/read-request';

/** The columns that people write themselves (spec §7); all others are decided elsewhere. */
const written = ['firstName', 'lastName', 'phone', 'goals'] as const;

export type Written = { readonly [F in (typeof written)[number]]: EditingInput[F] };

type Edit =
  | { readonly saved: true; readonly profile: Written }
  | { readonly saved: false; readonly because: 'no-profile' | 'care-for-goals' };

/**
 * Writes the viewer's own profile and nothing else of anybody. Of two tabs the later one counts, as a whole. A
 * client's goals say something about health: new ones are kept only with the consent for that, which may be given in
 * the same step.
 */
export function updateOwnProfile(
  viewer: Member,
  { care, ...input }: EditingInput,
  request: Pick<CallingRequest, 'id' | 'network'>,
): Promise<Edit> {
  const { userId } = viewer;
  return db.$transaction(async (tx): Promise<Edit> => {
    await tx.$queryRaw`SELECT 1 FROM profiles WHERE user_id = ${userId}::uuid FOR UPDATE`;
    const before = await tx.profile.findUnique({
      where: { userId },
      select: { id: true, role: true, firstName: true, lastName: true, phone: true, goals: true },
    });
    if (!before) return { saved: false, because: 'no-profile' };
    const needsCare =
      roleOf(before.role) === 'client' && input.goals !== null && input.goals !== before.goals;
    if (needsCare && !care && !(await hasConsent(tx, userId, 'care'))) {
      return { saved: false, because: 'care-for-goals' };
    }
    if (care && roleOf(before.role) === 'client') {
      await giveConsents(tx, { userId, purposes: ['care'], source: 'edit_profile' });
    }
    const changed = written.filter((field) => input[field] !== before[field]);
    if (changed.length > 0) {
      await tx.profile.update({ where: { id: before.id }, data: input });
      await recordAudit(tx, {
        actor: viewer,
        action: 'profile.updated',
        subject: { table: 'profiles', id: before.id },
        subjectUserId: userId,
        details: { fields: changed },
        request,
      });
    }
    return { saved: true, profile: input };
  });
}
