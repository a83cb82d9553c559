import { receivePhoto } from '@/lib/therapist/photo/intake';

/** Receives a therapist's portrait (multipart, field `picture`); see docs/decisions/37. */
export async function POST(request: Request): Promise<Response> {
  return receivePhoto(request);
}
