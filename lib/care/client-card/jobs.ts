import 'server-only';
import { z } from 'zod';
import { invitationLetter, welcomeLetter } from '@/lib/care/client-card/emails';
import { invitationLink } from '@/lib/care/client-card/link';
import { cardTasks, welcomeJob } from '@/lib/care/client-card/rules';
import { letterValues } from '@/lib/care/meeting/letter-values';
import { mailWelcome } from '@/lib/notification/mail';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { env } from '@/lib/server/env';
import { templateOf } from '@/lib/therapist/letter/queries';
import { filledLetter } from '@/lib/therapist/letter/rules';

const payload = z.strictObject({ inviteId: z.uuid() });

/** Mails an invitation, unless it was used, replaced or withdrawn in the meantime. */
async function sendInvitation(raw: unknown): Promise<void> {
  const { inviteId } = payload.parse(raw);
  const card = await db.clientCard.findUnique({
    where: { inviteId, clientId: null },
    select: { name: true, email: true, invitedAt: true, therapist: { select: { name: true } } },
  });
  if (!card?.name || !card.email || !card.invitedAt) return;
  const { name, email: address, therapist } = card;
  await sendEmail({
    to: { name, address },
    id: `client-invitation-${inviteId}`,
    ...invitationLetter({
      name,
      therapist: therapist.name,
      url: invitationLink.url(inviteId, card.invitedAt),
    }),
  });
}

const welcomePayload = z.strictObject({ cardId: z.uuid() });

/** Mails the therapist's first letter, as it is now, to a client who has accepted an invitation. */
async function sendWelcome(raw: unknown): Promise<void> {
  const { cardId } = welcomePayload.parse(raw);
  const card = await db.clientCard.findUnique({
    where: { id: cardId, welcomedAt: { not: null } },
    select: {
      therapist: { select: { id: true, name: true } },
      client: {
        select: {
          firstName: true,
          userId: true,
          user: { select: { email: true, emailVerifiedAt: true, disabledAt: true } },
        },
      },
    },
  });
  const template = card && (await templateOf(card.therapist.id, 'first'));
  if (!template || !card.client) return;
  const { therapist, client } = card;
  const { email: address, emailVerifiedAt, disabledAt } = client.user;
  const own = filledLetter(template, letterValues(client.firstName, null));
  if (!own.body || disabledAt || !emailVerifiedAt) return;
  const mail = { userId: client.userId, kind: 'news', ...welcomeJob(cardId) } as const;
  if ((await mailWelcome(db, mail)) !== 'now') return;
  await sendEmail({
    to: { name: client.firstName, address },
    id: `client-welcome-${cardId}`,
    ...welcomeLetter({ own, therapist: therapist.name, url: `${env.APP_URL}/dashboard` }),
  });
}

export const cardJobs = { [cardTasks.invite]: sendInvitation, [cardTasks.welcome]: sendWelcome };
