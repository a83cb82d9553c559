import { unsubscribeByMail } from '@/lib/site/newsletter/one-click';

/** One-click unsubscribing by mail programs (RFC 8058): they post without a page, a cookie or an origin. */
export async function POST(
  _request: Request,
  { params }: RouteContext<'/api/newsletter/unsubscribe/[token]'>,
): Promise<Response> {
  const { token } = await params;
  return unsubscribeByMail(token);
}
