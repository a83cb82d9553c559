import { z } from 'zod';
import { shownZoneField, slotField } from '@/lib/booking/hold/schema';

const booking = z.string().max(120, 'Please use the link in your mail');

/** The link of an appointment, and where it is to be moved to. */
export const moveSchema = z.strictObject({ booking, zone: shownZoneField, slot: slotField });

/** The link of an appointment that is to be cancelled. */
export const cancelSchema = z.strictObject({ booking });
