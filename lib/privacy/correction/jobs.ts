import 'server-only';
import { z } from 'zod';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send';
import { env } from '@/lib/env';
import { correctionNotice } from '@/lib/privacy/correction/emails';
import { referenceOf } from '@/lib/reference';

/** Payload of the job below; it may come from an older release. */
export const correctionPayload = z.strictObject({ requestId: z.uuid() });

/** Tells support of a request for correction, unless it was taken back or dealt with in the meantime. */
export async function notifySupportOfCorrection(requestId: string): Promise<void> {
  const request = await db.privacyRequest.findUnique({
    where: { id: requestId },
    select: {
      kind: true,
      status: true,
      requestedAt: true,
      user: {
        select: { email: true, name: true, profile: { select: { firstName: true, lastName: true } } },
      },
    },
  });
  if (!request?.user || request.kind !== 'correction' || request.status !== 'requested') return;
  const { profile, name, email } = request.user;
  await sendEmail({
    to: { name: 'Support', address: env.SUPPORT_EMAIL },
    id: `correction-${requestId}`,
    ...correctionNotice({
      name: profile ? `${profile.firstName} ${profile.lastName}` : (name ?? email),
      reference: referenceOf(requestId),
      requestedAt: request.requestedAt,
    }),
  });
}
