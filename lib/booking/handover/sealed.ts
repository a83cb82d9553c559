import 'server-only';
import { sealedText } from '@/lib/server/seal/sealed-record';

/** The summary of one handover; it opens for its two therapists. */
export const sealedSummary = sealedText((handoverId: string) => `handover ${handoverId}`);
