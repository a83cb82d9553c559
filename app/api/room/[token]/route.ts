import { receiveRoomPost } from '@/lib/booking/room/intake';

/** Takes what one of the two people of a video room sends (JSON); see docs/decisions/53. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/room/[token]'>,
): Promise<Response> {
  return receiveRoomPost(request, (await params).token);
}
