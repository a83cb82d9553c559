import { openRoomStream } from '@/lib/booking/room/intake';

/** What a video room says to one of its two people, as server-sent events; see docs/decisions/53. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/room/[token]/events'>,
): Promise<Response> {
  return openRoomStream(request, (await params).token);
}
