import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '@/lib/newsletter/actions';
import { sendNewsletterConfirmation } from '@/lib/newsletter/jobs';
import { unsubscribeByMail } from '@/lib/newsletter/one-click';
import { newsletterMessages } from '@/lib/newsletter/rules';
import { setUpDatabase } from '@/lib/testing/database';
import { formOf, ownPageHeaders } from '@/lib/testing/form';
import { startMailCatcher } from '@/lib/testing/mail-catcher';

vi.mock('next/headers', () => ({ headers: async () => ownPageHeaders() }));

setUpDatabase();

let catcher: Awaited<ReturnType<typeof startMailCatcher>>;

beforeEach(async () => {
  catcher = await startMailCatcher();
  vi.stubEnv('SMTP_URL', catcher.url);
});

afterEach(() => catcher.close());

const subscribe = (email: string) => subscribeToNewsletter(null, formOf({ email }, ''));
const confirm = (token: string) => confirmNewsletter(null, formOf({ token }, ''));
const row = () => db.newsletterSubscriber.findFirstOrThrow();
const queued = () => db.$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker.jobs`;

/** The capability of the mail last caught. */
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

  it('says the same of new, waiting and subscribed addresses', async () => {
    const first = await subscribe('meera@example.in');
    const second = await subscribe('meera@example.in');
    await sendNewsletterConfirmation((await row()).id);
    await confirm(tokenIn('confirm'));
    const third = await subscribe('meera@example.in');
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  it('mails an address once a day at most, however often it is typed', async () => {
    await Promise.all(Array.from({ length: 10 }, () => subscribe('victim@example.in')));
    expect(await queued()).toHaveLength(1);
    const { confirmTokenHash } = await row();
    await subscribe('victim@example.in');
    expect((await row()).confirmTokenHash).toBe(confirmTokenHash);
  });

  it('takes each confirmation once, and none that is forged or old', async () => {
    await subscribe('meera@example.in');
    await sendNewsletterConfirmation((await row()).id);
    const token = tokenIn('confirm');
    expect(await confirm('A'.repeat(43))).toMatchObject({ ok: false, message: newsletterMessages.spent });
    expect(await confirm('')).toMatchObject({ ok: false });

    await db.newsletterSubscriber.updateMany({ data: { confirmExpiresAt: new Date(Date.now() - 1) } });
    expect(await confirm(token)).toMatchObject({ ok: false, message: newsletterMessages.spent });
    await db.newsletterSubscriber.updateMany({ data: { confirmExpiresAt: new Date(Date.now() + 60_000) } });
    expect(await confirm(token)).toMatchObject({ ok: true });
    expect(await confirm(token)).toMatchObject({ ok: false, message: newsletterMessages.spent });
  });

  it('can be left from the page and by the mail program, and joined again', async () => {
    await confirmedSubscriber();
    const leave = tokenIn('unsubscribe');
    expect(catcher.caught[0]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await leaveNewsletter(null, formOf({ token: leave }, ''))).toMatchObject({ ok: true });
    expect((await row()).unsubscribedAt).not.toBeNull();
    expect(await unsubscribeByMail(leave)).toBe(200);
    expect(await unsubscribeByMail('A'.repeat(43))).toBe(404);
    expect(await unsubscribeByMail('')).toBe(404);

    await db.rateLimit.deleteMany();
    await subscribe('meera@example.in');
    await sendNewsletterConfirmation((await row()).id);
    await confirm(tokenIn('confirm'));
    expect(await row()).toMatchObject({ unsubscribedAt: null });
  });

  it('sends no confirmation that has been answered', async () => {
    const id = await confirmedSubscriber();
    await sendNewsletterConfirmation(id);
    expect(catcher.caught).toHaveLength(1);
  });

  it.each(['', 'nobody', 'a@b.in, c@d.in', '"x@y.in"@z.in'])('refuses %j', async (email) => {
    expect(await subscribe(email)).toMatchObject({ ok: false, fieldErrors: { email: expect.any(String) } });
    expect(await db.newsletterSubscriber.count()).toBe(0);
  });
});
