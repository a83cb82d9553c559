import type { NextRequest } from 'next/server';
import { authServices } from '@/lib/account/auth-services';
import { answerAuthRequest } from '@/lib/auth/next-auth';

/** Sign-in as next-auth's clients speak it: csrf, session, providers, signin, callback, signout. */
async function answer(
  request: NextRequest,
  { params }: RouteContext<'/api/auth/[...nextauth]'>,
): Promise<Response> {
  const { nextauth } = await params;
  return answerAuthRequest(request, nextauth, authServices);
}

export { answer as GET, answer as POST };
