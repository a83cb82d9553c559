import * as z from 'zod';
import { bookingMessages } from '@/lib/admin/booking/rules';
import { pageOfText } from '@/lib/format/plain-text';

export const cancellationSchema = z.strictObject({
  booking: z.uuid(bookingMessages.gone),
  reason: pageOfText(
    { missing: 'Enter a short reason', tooLong: 'Keep the reason under 1,000 characters' },
    1_000,
  ),
});
