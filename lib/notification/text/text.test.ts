import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as confirm } from '@/app/api/webhooks/whatsapp/route';
import { textAdapter } from '@/lib/notification/text/adapters';
import {
  askForCode,
  endTexts,
  forgetUnproven,
  proveNumber,
  stopNumber,
} from '@/lib/notification/text/commands';
import { textJobs } from '@/lib/notification/text/jobs';
import { ownTextChannels, provenNumber } from '@/lib/notification/text/queries';
import { codesPerDay, mostTries, type TextChannel, textChannelNames } from '@/lib/notification/text/rules';
import { receiveText } from '@/lib/notification/text/webhook';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { setUpTextCompanies } from '@/test/notification/text-companies';
import {
  signedSms,
  signedWhatsapp,
  signedWhatsappDelivery,
  whatsappText,
} from '@/test/notification/text-counterpart';
import { createStranger, type Person } from '@/test/payment/quotations';
import { runDueJobs } from '@/test/server/jobs';

setUpDatabase();
const companies = setUpTextCompanies();

const request = { id: 'request-1', network: '203.0.113.7' };
const phone = '+919876543210';

let meera: Person;

beforeEach(async () => {
  meera = await createStranger();
});

/** The code that the phone received. */
async function asked(channel: TextChannel = 'sms', to = phone, person = meera): Promise<string> {
  expect(await askForCode(person.viewer, { channel, phone: to })).toBe('asked');
  await runDueJobs(textJobs);
  return companies.taken.at(-1)?.words[0] ?? '';
}

const prove = (code: string, channel: TextChannel = 'sms', now = new Date()) =>
  proveNumber(meera.viewer, { channel, code }, request, now);

const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

describe.each(textChannelNames)('a number for %s', (channel) => {
  it('is proven by the code that came to it, which is stored nowhere in the open', async () => {
    const code = await asked(channel);
    expect(companies.taken).toMatchObject([{ channel, to: phone, words: [code] }]);
    expect(code).toMatch(/^\d{6}$/);
    const row = await db.textNumber.findFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(await provenNumber(meera.viewer.userId, channel)).toBeNull();
    expect(await prove(code, channel)).toBe('proven');
    expect(await provenNumber(meera.viewer.userId, channel)).toBe(phone);
    expect(await ownTextChannels(meera.viewer)).toContainEqual({
      channel,
      state: 'on',
      masked: '••• ••• 210',
    });
    expect(await db.auditEntry.findMany({ select: { action: true, details: true } })).toEqual([
      { action: 'texts.allowed', details: { channel } },
    ]);
  });

  it('gets a time and a link, nothing else, and a refusal is no fault', async () => {
    const text = { when: 'Tue, 24 Nov, 6:30 pm IST', url: 'https://www.antarman.test/book/appointment/x' };
    expect(await textAdapter(channel)?.sendReminder(phone, text)).toBe('sent');
    expect(companies.taken).toMatchObject([{ channel, to: phone, words: [text.when, text.url] }]);
    companies.refusing = channel === 'sms' ? 21610 : 131026;
    expect(await textAdapter(channel)?.sendReminder(phone, text)).toBe('refused');
    companies.refusing = null;
    companies.down = true;
    await expect(textAdapter(channel)?.sendReminder(phone, text)).rejects.toThrow('answered 50');
  });

  it('ends with its owner’s press, and with STOP from the phone, whatever account it belongs to', async () => {
    await prove(await asked(channel), channel);
    expect(await endTexts(meera.viewer, channel, request)).toBe(true);
    expect(await db.textNumber.count()).toBe(0);
    await prove(await asked(channel), channel);
    const other = await createStranger();
    await asked(channel, '+919876500000', other);
    const { body, headers } =
      channel === 'sms' ? signedSms({ From: phone, Body: ' stop ', To: 'x' }) : signedWhatsapp(phone, 'Stop');
    const answer = await receiveText(channel, new Request('http://x/', { method: 'POST', body, headers }));
    expect(answer.status).toBe(204);
    expect(await db.textNumber.findMany({ select: { userId: true } })).toEqual([
      { userId: other.viewer.userId },
    ]);
    expect(await db.auditEntry.count({ where: { action: 'texts.stopped' } })).toBe(1);
  });

  it('is not ended by a message that the company has not signed, nor by other words', async () => {
    await prove(await asked(channel), channel);
    const forged =
      channel === 'sms'
        ? [
            signedSms({ From: phone, Body: 'STOP' }, 'another'),
            {
              ...signedSms({ From: '+911', Body: 'STOP' }),
              body: `From=${encodeURIComponent(phone)}&Body=STOP`,
            },
          ]
        : [
            signedWhatsapp(phone, 'STOP', 'another'),
            { ...signedWhatsapp('+911', 'STOP'), body: signedWhatsapp(phone, 'STOP').body },
          ];
    const sent = (init: { body: string; headers?: Record<string, string> }) =>
      receiveText(channel, new Request('http://x/', { method: 'POST', ...init }));
    for (const init of [...forged, { body: 'x' }]) expect((await sent(init)).status).toBe(403);
    const thanks =
      channel === 'sms' ? signedSms({ From: phone, Body: 'Thank you' }) : signedWhatsapp(phone, 'Thanks');
    expect((await sent(thanks)).status).toBe(204);
    expect((await sent({ ...thanks, body: 'x'.repeat(300_000) })).status).toBe(413);
    expect(await provenNumber(meera.viewer.userId, channel)).toBe(phone);
  });
});

it('ends every number that asks for it in one delivery, whatever is between', async () => {
  const phones = [0, 1, 2, 3, 4].map((number) => `+91987650000${number}`);
  const [first = '', second = '', third = '', fourth = '', thankful = ''] = phones;
  for (const number of phones) {
    const owner = await createStranger();
    const code = await asked('whatsapp', number, owner);
    await proveNumber(owner.viewer, { channel: 'whatsapp', code }, request);
  }
  const button = {
    from: third.slice(1),
    id: 'wamid.b',
    type: 'button',
    button: { payload: 's', text: 'Stop' },
  };
  const unreadable = [
    { id: 'wamid.u', type: 'text', from_user_id: 'IN.123', text: { body: 'STOP' } },
    { from: thankful.slice(1), type: 'text', text: {} },
    { from: thankful.slice(1), type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '👍' } },
    null,
  ];
  const { body, headers } = signedWhatsappDelivery([
    [[whatsappText(first, 'STOP'), ...unreadable, whatsappText(second, 'stop')], [button]],
    [[whatsappText(thankful, 'Thanks')], [whatsappText(fourth, 'Unsubscribe'), whatsappText(first, 'STOP')]],
  ]);
  const answer = await receiveText('whatsapp', new Request('http://x/', { method: 'POST', body, headers }));
  expect(answer.status).toBe(204);
  expect(await db.textNumber.findMany({ select: { phone: true } })).toEqual([{ phone: thankful }]);
  expect(await db.auditEntry.count({ where: { action: 'texts.stopped' } })).toBe(4);
});

describe('a code', () => {
  it('takes five tries, ten minutes and one phone', async () => {
    const code = await asked();
    for (let count = 0; count < mostTries; count++) expect(await prove(wrong(code))).toBe('wrong');
    expect(await prove(code)).toBe('expired');
    const second = await asked();
    expect(await prove(second, 'sms', new Date(Date.now() + 11 * 60_000))).toBe('expired');
    expect(await prove(second, 'whatsapp')).toBe('expired');
    const other = await createStranger();
    expect(await proveNumber(other.viewer, { channel: 'sms', code: second }, request)).toBe('expired');
    expect(await prove(second)).toBe('proven');
  });

  it('is asked for a few times a day only, by one account and for one number', {
    tags: ['slow'],
  }, async () => {
    for (let count = 0; count < codesPerDay.number; count++) await asked('whatsapp');
    expect(await askForCode(meera.viewer, { channel: 'sms', phone })).toBe('too-many');
    for (let count = codesPerDay.number; count < codesPerDay.account; count++)
      await asked('sms', `+91987654321${count}`);
    expect(await askForCode(meera.viewer, { channel: 'sms', phone: '+919876500001' })).toBe('too-many');
    expect(await db.textNumber.count({ where: { phone: '+919876500001' } })).toBe(0);
  });

  it('that never came back is forgotten with its number after a day', async () => {
    await asked();
    await prove(await asked('whatsapp', '+919876543211'), 'whatsapp');
    await forgetUnproven(new Date(Date.now() + 23 * 3_600_000));
    expect(await db.textNumber.count()).toBe(2);
    await forgetUnproven(new Date(Date.now() + 25 * 3_600_000));
    expect(await db.textNumber.findMany({ select: { channel: true } })).toEqual([{ channel: 'whatsapp' }]);
  });

  it('does not go to a number that was given up meanwhile, and a second try sends another one', async () => {
    await askForCode(meera.viewer, { channel: 'sms', phone });
    companies.down = true;
    await runDueJobs(textJobs);
    companies.down = false;
    await db.$executeRaw`SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at := now()) FROM graphile_worker.jobs`;
    await runDueJobs(textJobs);
    expect(companies.taken).toHaveLength(1);
    expect(await prove(companies.taken[0]?.words[0] ?? '')).toBe('proven');
    await askForCode(meera.viewer, { channel: 'whatsapp', phone });
    await stopNumber('whatsapp', phone);
    await runDueJobs(textJobs);
    expect(companies.taken).toHaveLength(1);
  });
});

it('a way without settings is offered to nobody and has no address', async () => {
  vi.stubEnv('SMS_TEMPLATE_REMINDER', '');
  expect((await ownTextChannels(meera.viewer)).map(({ channel }) => channel)).toEqual(['whatsapp']);
  const { body, headers } = signedSms({ From: phone, Body: 'STOP' });
  const answer = await receiveText('sms', new Request('http://x/', { method: 'POST', body, headers }));
  expect(answer.status).toBe(404);
});

it.each([
  ['subscribe', 'word-of-counterpart', '12345', 200],
  ['subscribe', 'another', '12345', 404],
  ['subscribe', 'word-of-counterpart', '<script>', 404],
  ['unsubscribe', 'word-of-counterpart', '12345', 404],
])('Meta asks whether an address is ours: %s %s %s', async (mode, word, challenge, status) => {
  const query = new URLSearchParams({
    'hub.mode': mode,
    'hub.verify_token': word,
    'hub.challenge': challenge,
  });
  const answer = confirm(new Request(`http://x/?${query}`));
  expect(answer.status).toBe(status);
  if (status === 200) expect(await answer.text()).toBe(challenge);
});
