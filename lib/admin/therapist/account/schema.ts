import * as z from 'zod';
import { listingMessages } from '@/lib/admin/therapist/rules';
import { emailField } from '@/lib/format/email-address';

const therapist = z.uuid(listingMessages.gone);

export const accountLinkSchema = z.strictObject({
  therapist,
  email: emailField({ missing: 'Enter the address of the account', malformed: 'Enter one email address' }),
});

export const accountUnlinkSchema = z.strictObject({ therapist });
