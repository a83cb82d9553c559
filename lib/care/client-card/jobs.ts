import 'server-only';
import { z } from 'zod';
import { invitationLetter } from '@/lib/care/client-card/emails';
import { invitationLink } from '@/lib/care/client-card/link';
import { cardTasks } from '@/lib/care/client-card/rules';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';

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

export const cardJobs = { [cardTasks.invite]: sendInvitation };
