import * as z from 'zod';
import { pageOfText } from '@/lib/format/plain-text';

const complaintId = z.uuid('Please reload the page and try again');

export const complaintSchema = z.strictObject({ complaintId });

export const answerSchema = z.strictObject({
  complaintId,
  answer: pageOfText(
    { missing: 'Write the answer', tooLong: 'Keep the answer under 5,000 characters' },
    5_000,
  ),
});
