import { z } from 'zod';
import { pushMessages } from '@/lib/notification/push/rules';

const longestEndpoint = 1_000;

/** Address of a browser's push service: https, without a user name and password. */
const endpoint = z.string().refine((text) => {
  const url = text.length <= longestEndpoint ? URL.parse(text) : null;
  return url?.protocol === 'https:' && !url.username && !url.password;
}, pushMessages.unreadable);

/** This many bytes in base64url without padding. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), pushMessages.unreadable);

/** A subscription in the browser's form (Push API): address, public key of 65 bytes, secret of 16. */
export const subscriptionSchema = z.strictObject({ endpoint, p256dh: bytes(65), auth: bytes(16) });

export type SubscriptionInput = z.output<typeof subscriptionSchema>;
