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
 * `viewer` is anybody signed in; `member` has finished onboarding; a role is a member with it. `admin` has
 * passed the second factor in this session. A `keeper` handles payments: an admin or therapist who has passed
 * the second factor. A `keeper-account` has yet to pass it.
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
  'access' | 'admit' | 'uncounted'
> & {
  readonly access: A;
  /**
   * True for actions that reach other people in the account's name: refused until its address is confirmed.
   * An action that guests may do needs no confirmation, because signing out would get around it.
   */
  readonly confirmed?: boolean;
};

/** The page from which this form was sent, read from the request and checked like any outside address. */
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
 * An action of a signed-in person. It reads the session row on every call. The handler gets the viewer and
 * accepts no user id from the form.
 */
export function defineMemberAction<S extends z.ZodObject, T, A extends Access>({
  access,
  confirmed = false,
  ...options
}: Options<S, T, A>) {
  return defineAction<S, T, Admitted<A>>({
    ...options,
    access,
    uncounted: 'refuse',
    // The check above guarantees this type; the compiler cannot narrow by a value.
    admit: () => admitViewer(access, confirmed) as Promise<Admission<Admitted<A>>>,
  });
}
