import * as z from 'zod';
import { listingMessages } from '@/lib/admin/therapist/rules';
import { emailField } from '@/lib/format/email-address';

const therapist = z.uuid(listingMessages.gone);

/** Letting an account act as a therapist. */
export const accountLinkSchema = z.strictObject({
  therapist,
  email: emailField({ missing: 'Enter the address of the account', malformed: 'Enter one email address' }),
});

/** Parting the account from a therapist. */
export const accountUnlinkSchema = z.strictObject({ therapist });
