import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db';
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '@/lib/site/newsletter/actions';
import { sendNewsletterConfirmation } from '@/lib/site/newsletter/jobs';
import { unsubscribeByMail } from '@/lib/site/newsletter/one-click';
import { isLinkOfMail } from '@/lib/site/newsletter/queries';
import { newsletterMessages } from '@/lib/site/newsletter/rules';
import { setUpDatabase } from '@/test/database/database';
import { withoutTable } from '@/test/database/owner';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';
import { formOf } from '@/test/server/form';
import { setUpVisitor } from '@/test/server/visitor';

setUpDatabase();
setUpVisitor();

const catcher = setUpMailCatcher();

const subscribe = (email: string) => subscribeToNewsletter(null, formOf({ email }, ''));
const confirm = (token: string) => confirmNewsletter(null, formOf({ token }, ''));
const row = () => db.newsletterSubscriber.findFirstOrThrow();
const queued = () => db.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker.jobs`;

function tokenIn(kind: 'confirm' | 'unsubscribe'): string {
  const text = catcher.caught.at(-1)?.mail.text ?? '';
  return new RegExp(`newsletter/${kind}/([\\w-]+)`).exec(text)?.[1] ?? '';
}

async function confirmedSubscriber(): Promise<string> {
  await subscribe('meera@example.in');
  const { id } = await row();
  await sendNewsletterConfirmation(id);
  await confirm(tokenIn('confirm'));
  return id;
}

describe('newsletter', () => {
  it('subscribes nobody before they have confirmed', async () => {
    expect(await subscribe(' Meera@Example.in')).toMatchObject({
      ok: true,
      message: newsletterMessages.asked,
    });
    expect(await row()).toMatchObject({ email: 'meera@example.in', confirmedAt: null });

    await sendNewsletterConfirmation((await row()).id);
    expect(catcher.caught[0]?.recipients).toEqual(['meera@example.in']);
    expect(await confirm(tokenIn('confirm'))).toMatchObject({
      ok: true,
      message: newsletterMessages.confirmed,
    });
    expect((await row()).confirmedAt).not.toBeNull();
  });

  it('answers the same for new, waiting and subscribed addresses', { tags: ['slow'] }, async () => {
    const first = await subscribe('meera@example.in');
    const second = await subscribe('meera@example.in');
    await sendNewsletterConfirmation((await row()).id);
    await confirm(tokenIn('confirm'));
    const third = await subscribe('meera@example.in');
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  it('mails an address once a day at most, however often somebody types it', async () => {
    await Promise.all(Array.from({ length: 10 }, () => subscribe('victim@example.in')));
    expect(await queued()).toHaveLength(1);
    const { confirmTokenHash } = await row();
    await subscribe('victim@example.in');
    expect((await row()).confirmTokenHash).toBe(confirmTokenHash);
  });

  it('accepts each confirmation once, and none that is forged or old', async () => {
    await subscribe('meera@example.in');
    await sendNewsletterConfirmation((await row()).id);
    const token = tokenIn('confirm');
    expect(await confirm('A'.repeat(43))).toMatchObject({ ok: false, message: newsletterMessages.spent });
    for (const kind of ['confirm', 'unsubscribe'] as const) {
      expect(await isLinkOfMail(kind, 'A'.repeat(43))).toBe(false);
      expect(await isLinkOfMail(kind, tokenIn(kind))).toBe(true);
    }
    expect(await isLinkOfMail('unsubscribe', token)).toBe(false);
    expect(await confirm('')).toMatchObject({ ok: false });

    await db.newsletterSubscriber.updateMany({ data: { confirmExpiresAt: new Date(Date.now() - 1) } });
    expect(await confirm(token)).toMatchObject({ ok: false, message: newsletterMessages.spent });
    await db.newsletterSubscriber.updateMany({ data: { confirmExpiresAt: new Date(Date.now() + 60_000) } });
    expect(await confirm(token)).toMatchObject({ ok: true });
    expect(await confirm(token)).toMatchObject({ ok: false, message: newsletterMessages.spent });
    // A browser without scripts reloads the page to read the answer.
    expect(await isLinkOfMail('confirm', token)).toBe(true);
  });

  it('people can leave from the page and by the mail program, and join again', {
    tags: ['slow'],
  }, async () => {
    await confirmedSubscriber();
    const leave = tokenIn('unsubscribe');
    expect(catcher.caught[0]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await leaveNewsletter(null, formOf({ token: leave }, ''))).toMatchObject({ ok: true });
    expect((await row()).unsubscribedAt).not.toBeNull();
    expect((await unsubscribeByMail(leave)).status).toBe(200);
    for (const unknown of ['A'.repeat(43), '']) expect((await unsubscribeByMail(unknown)).status).toBe(404);
    await withoutTable('newsletter_subscribers', async () => {
      const failed = await unsubscribeByMail(leave);
      expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '10']);
    });

    await db.rateLimit.deleteMany();
    await subscribe('meera@example.in');
    await sendNewsletterConfirmation((await row()).id);
    await confirm(tokenIn('confirm'));
    expect(await row()).toMatchObject({ unsubscribedAt: null });
  });

  it('sends no confirmation after the answer', async () => {
    const id = await confirmedSubscriber();
    await sendNewsletterConfirmation(id);
    expect(catcher.caught).toHaveLength(1);
  });

  it.each(['', 'nobody', 'a@b.in, c@d.in', '"x@y.in"@z.in'])('refuses %j', async (email) => {
    expect(await subscribe(email)).toMatchObject({ ok: false, fieldErrors: { email: expect.any(String) } });
    expect(await db.newsletterSubscriber.count()).toBe(0);
  });
});
