import { signInErrorMessage } from '@/lib/account/google/rules';

/** Message when our own server or the connection to it fails (product.md §8). */
const unexpected = 'An unexpected error occurred with Google sign in';

function textIn(answer: unknown, name: string): string | undefined {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

async function ask(path: string, body?: object): Promise<unknown> {
  const response = await fetch(path, {
    cache: 'no-store',
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return response.json();
}

export type GoogleStart = { readonly address: string } | { readonly message: string };

/**
 * Asks our server where Google's sign-in begins; runs in the browser. Uses a script instead of a form,
 * because the pages' policy lets forms go only to ourselves. The address works for one try, so call this when
 * the button is clicked.
 * @param next path to return to after signing in
 */
export async function startGoogleSignIn(next?: string): Promise<GoogleStart> {
  try {
    const csrfToken = textIn(await ask('/api/auth/csrf'), 'csrfToken');
    const url = new URL(textIn(await ask('/api/auth/signin/google', { csrfToken, next }), 'url') ?? '');
    if (url.origin === window.location.origin) {
      return { message: signInErrorMessage(url.searchParams.get('error')) ?? unexpected };
    }
    return /^https?:$/.test(url.protocol) ? { address: url.href } : { message: unexpected };
  } catch {
    return { message: unexpected };
  }
}
