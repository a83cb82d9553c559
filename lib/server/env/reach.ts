import 'server-only';
import { z } from 'zod';

const base64url = (bytes: number) =>
  z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes)
    .optional();

const line = z.string().regex(/^[\x21-\x7e]{1,400}$/);

/** The origin of a company's API: https, or http on this computer. */
const api = (usual: string) =>
  z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      const own = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
      return url !== null && (url.protocol === 'https:' || own) && url.href === `${url.origin}/`;
    })
    .transform((text) => new URL(text).origin)
    .default(usual);

/** Settings of the channels other than mail. `wants` as in `lib/server/env/index.ts`. */
export const reachVariables = {
  SMS_ACCOUNT_SID: { schema: line.optional(), wants: 'the account SID of Twilio' },
  SMS_AUTH_TOKEN: { schema: line.optional(), wants: 'the auth token of Twilio' },
  SMS_FROM: {
    schema: line.optional(),
    wants: 'the registered sender, a number of Twilio, or the SID of a messaging service',
  },
  SMS_TEMPLATE_CODE: { schema: line.optional(), wants: 'the content SID of the template with a code' },
  SMS_TEMPLATE_REMINDER: { schema: line.optional(), wants: 'the content SID of the template of a reminder' },
  SMS_API_URL: { schema: api('https://api.twilio.com'), wants: 'the origin of the SMS company’s API' },
  WHATSAPP_PHONE_ID: { schema: line.optional(), wants: 'the id of the business number at Meta' },
  WHATSAPP_TOKEN: { schema: line.optional(), wants: 'a permanent token of the system user at Meta' },
  WHATSAPP_APP_SECRET: { schema: line.optional(), wants: 'the secret of the app at Meta' },
  WHATSAPP_VERIFY_TOKEN: {
    schema: line.optional(),
    wants: 'the word that was typed for the webhook /api/webhooks/whatsapp',
  },
  WHATSAPP_TEMPLATE_CODE: { schema: line.optional(), wants: 'the name of the template with a code' },
  WHATSAPP_TEMPLATE_REMINDER: { schema: line.optional(), wants: 'the name of the template of a reminder' },
  WHATSAPP_API_URL: { schema: api('https://graph.facebook.com'), wants: 'the origin of WhatsApp’s API' },
  VAPID_PUBLIC_KEY: {
    schema: base64url(65),
    wants: 'the public key that npm run push:keys prints',
  },
  VAPID_PRIVATE_KEY: {
    schema: base64url(32),
    wants: 'the private key that npm run push:keys prints',
  },
} satisfies Record<string, { schema: z.ZodType; wants: string }>;

/** Half a set of keys does not work. */
export const reachTogether = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM', 'SMS_TEMPLATE_CODE', 'SMS_TEMPLATE_REMINDER'],
  [
    'WHATSAPP_PHONE_ID',
    'WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
    'WHATSAPP_TEMPLATE_CODE',
    'WHATSAPP_TEMPLATE_REMINDER',
  ],
] as const;
