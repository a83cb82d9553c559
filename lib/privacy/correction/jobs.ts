import 'server-only';
import { z } from 'zod';
import { referenceOf } from '@/lib/format/reference';
import { correctionLetter } from '@/lib/privacy/correction/emails';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';

/** Payload of the job below; an older release may have written it. */
export const correctionPayload = z.strictObject({ requestId: z.uuid() });

/** Mails support about a request for correction, unless it was withdrawn or handled since. */
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
    ...correctionLetter({
      name: profile ? `${profile.firstName} ${profile.lastName}` : (name ?? email),
      reference: referenceOf(requestId),
      requestedAt: request.requestedAt,
    }),
  });
}
