import { receivePicture } from '@/lib/account/profile/picture/intake';

/** Receives the viewer's new profile picture (multipart, field `picture`); see docs/decisions/37. */
export async function POST(request: Request): Promise<Response> {
  return receivePicture(request);
}
