import * as z from 'zod';
import { type ClosingReason, closingReasons } from '@/lib/account/closed/rules';
import { codeSchema } from '@/lib/account/second-factor/schema';
import { versionField } from '@/lib/server/action/version-field';

const userId = z.uuid('Please reload the page and try again');

const reason = z.string().trim().min(3, 'Enter a short reason').max(200, 'At most 200 characters');

/** Asked for again at each change of rights and each erasure. */
const proof = { reason, code: codeSchema.shape.code };

/** For an action that needs only this proof. */
export const provenSchema = z.strictObject({ userId, ...proof });

export const roleSchema = z.strictObject({
  userId,
  role: z.enum(['client', 'therapist', 'admin'], 'Choose a role'),
  ...proof,
  version: versionField(),
});

export const sessionSchema = z.strictObject({
  userId,
  /** Empty means all sessions of the person. */
  sessionId: z.union([z.literal(''), z.uuid('Please reload the page and try again')]),
});

export const disableSchema = z.strictObject({
  userId,
  because: z.enum(Object.keys(closingReasons) as [ClosingReason, ...ClosingReason[]], 'Choose a message'),
  /** True to cancel the shown appointments, if there are any. */
  cancels: z.enum(['', 'on']),
  ...proof,
  version: versionField(),
});

export const eraseSchema = z.strictObject({
  userId,
  email: z.string().trim().min(1, 'Type the email address of this account exactly'),
  ...proof,
});
