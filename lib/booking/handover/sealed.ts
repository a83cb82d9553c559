import 'server-only';
import { sealedText } from '@/lib/server/seal/sealed-record';

export const sealedSummary = sealedText((handoverId: string) => `handover ${handoverId}`);
