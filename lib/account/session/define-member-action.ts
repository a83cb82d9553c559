import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import { isMember } from '@/lib/account/session/guard';
import { loginPath } from '@/lib/account/session/return-path';
import type { Role } from '@/lib/account/session/roles';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import { currentSignIn, type Member, type MemberOf, type Viewer } from '@/lib/account/session/session';
import { type Admission, defineAction } from '@/lib/server/action/define-action';
import { admissionMessages } from '@/lib/server/action/messages';

/**
 * `viewer` is anybody signed in, `member` anybody who has finished onboarding, a role only members with it. `admin`
 * has passed the second factor in this session. A `keeper` is an admin or a therapist who has passed it: payments are
 * kept behind it. A `keeper-account` may be about to.
 */
export type Access = 'viewer' | 'member' | 'keeper' | 'keeper-account' | Role;

type AsViewer = { readonly viewer: Viewer };
type AsMember = { readonly viewer: Member };
type AsKeeper = { readonly viewer: MemberOf<'admin'> | MemberOf<'therapist'> };
type Admitted<A extends Access> = A extends 'viewer'
  ? AsViewer
  : A extends 'keeper' | 'keeper-account'
    ? AsKeeper
    : A extends Role
      ? { readonly viewer: MemberOf<A> }
      : AsMember;

type Options<S extends z.ZodObject, T, A extends Access> = Omit<
  Parameters<typeof defineAction<S, T, Admitted<A>>>[0],
  'admit' | 'uncounted'
> & {
  readonly access: A;
  /**
   * True for actions that reach others in the account's name: refused until its address is confirmed. Actions that a
   * guest may do need no confirmation, because signing out would open them.
   */
  readonly confirmed?: boolean;
};

/** The page from which the present form was sent; the way to it is read like any address from outside. */
async function pageOfForm(): Promise<string> {
  const from = (await headers()).get('referer') ?? '';
  if (!URL.canParse(from)) return '';
  const { pathname, search } = new URL(from);
  return pathname + search;
}

async function admitViewer(access: Access, confirmed: boolean): Promise<Admission<AsMember | AsViewer>> {
  const signIn = await currentSignIn();
  if (!signIn)
    return { admitted: false, message: admissionMessages.signedOut, signInAt: loginPath(await pageOfForm()) };
  const { viewer, owesSecondStep } = signIn;
  if (owesSecondStep && access !== 'keeper-account') {
    return { admitted: false, message: admissionMessages.noSecondFactor };
  }
  if (confirmed && !viewer.emailVerified) return { admitted: false, message: admissionMessages.notConfirmed };
  const admitted = { admitted: true, who: viewer.userId, context: { viewer } } as const;
  if (access === 'viewer') return admitted;
  if (!isMember(viewer)) return { admitted: false, message: admissionMessages.notOnboarded };
  const { role } = viewer.profile;
  const admits =
    access === 'keeper' || access === 'keeper-account'
      ? role !== 'client'
      : access === 'member' || role === access;
  if (!admits) return { admitted: false, message: admissionMessages.otherRole };
  if ((access === 'admin' || access === 'keeper') && !hasSecondFactor(viewer)) {
    return { admitted: false, message: admissionMessages.noSecondFactor };
  }
  return admitted;
}

/**
 * An action of a signed-in person. Reads the session row on every call, whatever path it comes from; the handler gets
 * the viewer and accepts no user id from the form.
 */
export function defineMemberAction<S extends z.ZodObject, T, A extends Access>({
  access,
  confirmed = false,
  ...options
}: Options<S, T, A>) {
  return defineAction<S, T, Admitted<A>>({
    ...options,
    uncounted: 'refuse',
    // The check above guarantees this type; the compiler cannot follow a choice made by a value.
    admit: () => admitViewer(access, confirmed) as Promise<Admission<Admitted<A>>>,
  });
}
