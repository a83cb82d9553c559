import { type Viewer, viewerOfToken } from '@/lib/auth/session';
import { startSession } from '@/lib/auth/session-store';
import { db } from '@/lib/db';
import { createProfile } from '@/lib/testing/factories';

/** A person with a live session: the token their cookie holds, and who they are to the product. */
type SignedIn = { readonly token: string; readonly viewer: Viewer };

/** Signs somebody in. Without a user id that is a new client who has finished onboarding. */
export async function signedIn(userId?: string): Promise<SignedIn> {
  const id = userId ?? (await createProfile()).userId;
  const { token } = await startSession(db, id, { userAgent: 'Firefox', networkHash: 'network' });
  const viewer = await viewerOfToken(token);
  if (!viewer) throw new Error('The session does not open.');
  return { token, viewer };
}
