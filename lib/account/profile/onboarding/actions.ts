'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { phoneMalformed } from '@/lib/account/profile/fields';
import { createOwnProfile } from '@/lib/account/profile/onboarding/commands';
import {
  onboardingFormKind,
  onboardingMessages,
  welcomeFlag,
  withWelcome,
} from '@/lib/account/profile/onboarding/rules';
import { onboardingSchema } from '@/lib/account/profile/onboarding/schema';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { currentDevice } from '@/lib/account/session/device';
import { returnPath } from '@/lib/account/session/return-path';
import { dashboardOf, type Role } from '@/lib/account/session/roles';
import { setSessionCookies } from '@/lib/account/session/session-cookie';
import type { StartedSession } from '@/lib/account/session/session-store';
import { optionalPhoneField } from '@/lib/format/phone';
import { continueAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';

type Onboarded = {
  readonly role: Role;
  readonly session: StartedSession | null;
  readonly next: Route | undefined;
};

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
    return {
      ok: true,
      message: onboardingMessages.created,
      data: { role: outcome.role, session, next: returnPath(input.next) },
    };
  },
});

/**
 * Finishes onboarding and redirects to the page that the person came for, else to the dashboard of their role
 * (product.md §2). A second submit of the same form gets the result and the session of the first, because the
 * old session has ended by then.
 */
export const completeOnboarding = continueAction<Onboarded, null>(onboard, async (result) => {
  if (!result.ok) return result;
  const { role, session, next } = result.data;
  const dashboard = dashboardOf(role);
  if (!session) redirect(next ?? dashboard);
  await setSessionCookies(session);
  if (next) redirect(withWelcome(next));
  redirect(`${dashboard}?${welcomeFlag}=1`);
});
