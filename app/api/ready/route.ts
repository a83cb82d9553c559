import { readiness } from '@/lib/process/readiness';

export const dynamic = 'force-dynamic';

/** 200 when database, storage and mail queue are usable, else 503 with the name of the part that is not. */
export async function GET(): Promise<Response> {
  const { ready, parts } = await readiness();
  return Response.json(
    { status: ready ? 'ready' : 'not ready', ...parts },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
