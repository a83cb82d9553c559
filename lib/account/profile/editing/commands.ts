import 'server-only';
import { recordAudit } from '@/lib/account/audit';
import { giveConsents } from '@/lib/account/consent/commands';
import { hasConsent } from '@/lib/account/consent/queries';
import { profileShown } from '@/lib/account/profile/editing/rules';
import type { EditingInput } from '@/lib/account/profile/editing/schema';
import { roleOf } from '@/lib/account/session/roles';
import type { Member } from '@/lib/account/session/session';
import { isOutdated, type Shown } from '@/lib/server/action/outdated';
import { db } from '@/lib/server/db';
import type { AuditedRequest } from '@/lib/server/request/read-request';

/** The columns that people write themselves (product.md §7); other code decides all others. */
const written = ['firstName', 'lastName', 'phone', 'goals'] as const;

export type Written = { readonly [F in (typeof written)[number]]: EditingInput[F] };

type Edit =
  | { readonly saved: true; readonly profile: Written }
  | { readonly saved: false; readonly because: 'no-profile' | 'care-for-goals' }
  | { readonly saved: false; readonly because: 'outdated'; readonly current: Shown };

/**
 * Writes only the viewer's own profile, and nothing from an outdated page. A client's goals are health data,
 * so new goals need that consent, which can come in the same form.
 */
export function updateOwnProfile(
  viewer: Member,
  { care, version, ...input }: EditingInput,
  request: AuditedRequest,
): Promise<Edit> {
  const { userId } = viewer;
  return db.$transaction(async (tx): Promise<Edit> => {
    await tx.$queryRaw`SELECT 1 FROM profiles WHERE user_id = ${userId}::uuid FOR UPDATE`;
    const before = await tx.profile.findUnique({
      where: { userId },
      select: { id: true, role: true, firstName: true, lastName: true, phone: true, goals: true },
    });
    if (!before) return { saved: false, because: 'no-profile' };
    const current = profileShown(before);
    if (isOutdated(version, profileShown(input), current))
      return { saved: false, because: 'outdated', current };
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
