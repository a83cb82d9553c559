import * as z from 'zod';
import { versionField } from '@/lib/server/action/version-field';

const userId = z.uuid('Please reload the page and try again');

export const userSchema = z.strictObject({ userId });

export const roleSchema = z.strictObject({
  userId,
  role: z.enum(['client', 'therapist', 'admin'], 'Choose a role'),
  version: versionField(),
});

export const sessionSchema = z.strictObject({
  userId,
  /** Empty means all sessions of the person. */
  sessionId: z.union([z.literal(''), z.uuid('Please reload the page and try again')]),
});

export const disableSchema = z.strictObject({
  userId,
  reason: z
    .string()
    .trim()
    .min(3, 'Say why in a few words')
    .max(200, 'At most 200 characters')
    .refine((text) => text !== 'erased', 'Say why in a few words'),
});

export const eraseSchema = z.strictObject({
  userId,
  email: z.string().trim().min(1, 'Type the email address of this account exactly'),
});
