import { type Viewer, viewerOfToken } from '@/lib/account/session/session';
import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { as } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

/** A person with a live session: the token in their cookie, and the viewer that it gives. */
type SignedIn = { readonly token: string; readonly viewer: Viewer };

/** Signs a person in; without a user id, a new client who has finished onboarding. */
export async function signedIn(userId?: string): Promise<SignedIn> {
  const id = userId ?? (await createProfile()).userId;
  const { token } = await startSession(db, id, { userAgent: 'Firefox', networkHash: 'network' });
  const viewer = await viewerOfToken(token);
  if (!viewer) throw new Error('The session does not open.');
  return { token, viewer };
}

/** Signs a person in and sends the next action calls as them. */
export async function signIn(userId?: string): Promise<Viewer> {
  const { token, viewer } = await signedIn(userId);
  as({ token });
  return viewer;
}
