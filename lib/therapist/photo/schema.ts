import * as z from 'zod';
import { pageOfText } from '@/lib/format/plain-text';
import { photoMessages } from '@/lib/therapist/photo/rules';

const photo = z.uuid(photoMessages.gone);

export const photoSchema = z.strictObject({ photo });

export const photoRefusalSchema = z.strictObject({
  photo,
  reason: pageOfText(
    { missing: photoMessages.reasonMissing, tooLong: 'Keep the reason under 2,000 characters' },
    2_000,
  ),
});
