import { mayReadFigures, readFigures } from '@/lib/process/metrics';

export const dynamic = 'force-dynamic';

/** Figures for Prometheus, to whoever brings the operator's token; for others there is no such address. */
export async function GET(request: Request): Promise<Response> {
  if (!mayReadFigures(request.headers.get('authorization')))
    return new Response('Not found', { status: 404 });
  return new Response(await readFigures(), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
