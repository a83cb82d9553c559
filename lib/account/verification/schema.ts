import { z } from 'zod';
import { tokenField } from '@/lib/account/token/schema';

/** The button of /verify-email/{token}. */
export const verifyEmailSchema = z.strictObject({ token: tokenField });

/** The button "send it again" of somebody signed in; takes no address. */
export const resendVerificationSchema = z.strictObject({});
