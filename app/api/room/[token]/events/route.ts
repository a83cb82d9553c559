import { openRoomStream } from '@/lib/booking/room/intake';

/** Sends the signals of a video room to one of its two people, as server-sent events; see docs/decisions/53. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/room/[token]/events'>,
): Promise<Response> {
  return openRoomStream(request, (await params).token);
}
