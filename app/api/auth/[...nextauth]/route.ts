import type { NextRequest } from 'next/server';
import { answerAuthRequest } from '@/lib/account/auth-api';

/** Sign-in for next-auth's clients: csrf, session, providers, signin, callback, signout. */
async function answer(
  request: NextRequest,
  { params }: RouteContext<'/api/auth/[...nextauth]'>,
): Promise<Response> {
  const { nextauth } = await params;
  return answerAuthRequest(request, nextauth);
}

export { answer as GET, answer as POST };
