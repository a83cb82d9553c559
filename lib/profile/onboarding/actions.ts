'use server';

import { redirect } from 'next/navigation';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { currentDevice } from '@/lib/auth/device';
import { dashboardOf, type Role } from '@/lib/auth/roles';
import { setSessionCookies } from '@/lib/auth/session-cookie';
import type { StartedSession } from '@/lib/auth/session-store';
import { optionalPhoneField } from '@/lib/phone';
import { phoneMalformed } from '@/lib/profile/fields';
import { createOwnProfile } from '@/lib/profile/onboarding/commands';
import { onboardingFormKind, onboardingMessages, welcomeFlag } from '@/lib/profile/onboarding/rules';
import { onboardingSchema } from '@/lib/profile/onboarding/schema';

type Onboarded = { readonly role: Role; readonly session: StartedSession | null };

const onboard = defineMemberAction({
  name: 'complete-onboarding',
  access: 'viewer',
  schema: onboardingSchema(optionalPhoneField(phoneMalformed)),
  formKind: onboardingFormKind,
  triesPerNetwork: 240,
  notSaved: onboardingMessages.notSaved,
  handler: async (input, { viewer, id, network }): Promise<FormResult<Onboarded>> => {
    const caller = { device: await currentDevice(), request: { id, network } };
    const outcome = await createOwnProfile(viewer, input, caller);
    const session = outcome.created ? outcome.session : null;
    return { ok: true, message: onboardingMessages.created, data: { role: outcome.role, session } };
  },
});

/**
 * Finishes onboarding and leads to the dashboard of the role (spec §2). A second press of the same form, answered
 * together with the first, is given the same new session: the old one is dead by then.
 */
export async function completeOnboarding(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  const result = await onboard(form);
  if (!result.ok) return result;
  const { role, session } = result.data;
  const dashboard = dashboardOf(role);
  if (!session) redirect(dashboard);
  await setSessionCookies(session);
  redirect(`${dashboard}?${welcomeFlag}=1`);
}
