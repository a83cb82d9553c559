import 'server-only';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send';
import { confirmationLetter } from '@/lib/site/newsletter/emails';
import { confirmLink, confirmToken, unsubscribeLinks, unsubscribeToken } from '@/lib/site/newsletter/tokens';

/** Mails the confirmation link of a subscription, unless the request is confirmed, withdrawn or expired. */
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
