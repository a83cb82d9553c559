import { receivePhoto } from '@/lib/therapist/photo/intake';

/** Receives a therapist's portrait (multipart, field `picture`); see docs/decisions/222. */
export async function POST(request: Request): Promise<Response> {
  return receivePhoto(request);
}
