import 'server-only';
import { z } from 'zod';

const base64url = (bytes: number) =>
  z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes)
    .optional();

/** Settings of the ways besides mail in which people are told something. `wants` as in `lib/server/env.ts`. */
export const reachVariables = {
  VAPID_PUBLIC_KEY: {
    schema: base64url(65),
    wants: 'the public key that npm run push:keys prints',
  },
  VAPID_PRIVATE_KEY: {
    schema: base64url(32),
    wants: 'the private key that npm run push:keys prints',
  },
} satisfies Record<string, { schema: z.ZodType; wants: string }>;

/** Half a set of keys reaches nobody. */
export const reachTogether = [['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']] as const;
