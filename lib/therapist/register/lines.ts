import { z } from 'zod';
import { indianDay } from '@/lib/format/time';
import type { RegisterLine } from '@/lib/therapist/register/rules';

const line = z.object({
  register: z.string(),
  number: z.string(),
  lookedUp: z.iso.date(),
  goodUntil: z.iso.date(),
});

/** Stored entries (`therapists.registers`) that are valid today: one may have expired since it was written. */
export function goodRegisters(stored: unknown, now: Date = new Date()): readonly RegisterLine[] {
  const today = indianDay(now);
  return z
    .array(line)
    .parse(stored)
    .filter(({ goodUntil }) => goodUntil >= today);
}
