import 'server-only';
import { signInWithGoogle } from '@/lib/account/google/commands';
import { keepPendingLink } from '@/lib/account/google/pending-link';
import { signInWithPassword } from '@/lib/account/sign-in/commands';
import { signInSchema } from '@/lib/account/sign-in/schema';
import type { AuthServices } from '@/lib/auth/next-auth-ask';
import { setSessionCookies } from '@/lib/auth/session-cookie';
import { endSession } from '@/lib/auth/sign-out';
import { readRequest } from '@/lib/request/read-request';

const credentialsSchema = signInSchema.omit({ next: true });

/** What /api/auth may do: the very services behind the pages. */
export const authServices: AuthServices = {
  withGoogle: async (claims) => {
    const result = await signInWithGoogle(claims, await readRequest());
    if (result.outcome === 'refused') return { error: result.because };
    if (result.outcome === 'to-link') {
      await keepPendingLink(result.link);
      return { leadTo: '/link-account' };
    }
    await setSessionCookies(result.session);
    return { signedIn: true };
  },

  withPassword: async (credentials) => {
    const sent = credentialsSchema.safeParse(credentials);
    if (!sent.success) return { error: 'CredentialsSignin' };
    const { outcome } = await signInWithPassword(sent.data, await readRequest());
    if (outcome === 'right') return { signedIn: true };
    if (outcome === 'limited') return { error: 'TooManyTries' };
    return { error: outcome === 'busy' ? 'Busy' : 'CredentialsSignin' };
  },

  signOut: async (viewer) => {
    await endSession(viewer, await readRequest());
  },
};
