export const dynamic = 'force-dynamic';

/** The process is up. Depends on nothing, so that a failing service beside it never gets this process restarted. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
