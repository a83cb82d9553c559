import 'server-only';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send';
import { confirmationLetter } from '@/lib/newsletter/emails';
import { confirmLink, confirmToken, unsubscribeLinks, unsubscribeToken } from '@/lib/newsletter/tokens';

/** Mails the link that confirms a subscription, unless it has been confirmed, withdrawn or has run out. */
export async function sendNewsletterConfirmation(subscriberId: string): Promise<void> {
  const subscriber = await db.newsletterSubscriber.findUnique({
    where: { id: subscriberId },
    select: { id: true, email: true, requestedAt: true, confirmTokenHash: true, confirmExpiresAt: true },
  });
  if (!subscriber?.confirmTokenHash || !subscriber.confirmExpiresAt) return;
  if (subscriber.confirmExpiresAt < new Date()) return;
  const links = unsubscribeLinks(unsubscribeToken(subscriber.id));
  await sendEmail({
    to: { name: '', address: subscriber.email },
    id: `newsletter-confirmation-${subscriber.id}-${subscriber.requestedAt.getTime().toString(36)}`,
    unsubscribeUrl: links.oneClick,
    ...confirmationLetter({
      confirmUrl: confirmLink(confirmToken(subscriber)),
      unsubscribeUrl: links.page,
    }),
  });
}
