import { invitationOfLink } from '@/lib/booking/invitation';

/** The calendar file of the appointment that a link opens; 404 for every other link. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const file = await invitationOfLink((await params).token);
  const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };
  if (file === null) return new Response('Not found', { status: 404, headers });
  return new Response(file, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="appointment.ics"',
    },
  });
}
