import { describe, expect, it, vi } from 'vitest';
import { supportLetter, therapistLetter } from '@/lib/contact/emails';
import { mustEncrypt, RecipientRefused, sendEmail } from '@/lib/server/email/send';
import { inTwoRuns } from '@/test/case/sample';
import { setUpMailCatcher } from '@/test/notification/mail-catcher';

const catcher = setUpMailCatcher();

const hostile = [
  'Meera\r\nBcc: evil@evil.example',
  'Meera\nTo: evil@evil.example\n\nbody',
  'Meera <evil@evil.example>',
  'Meera, evil@evil.example',
  '"Meera" <evil@evil.example>, "x',
  'evil@evil.example',
  '=?utf-8?q?Meera=0D=0ABcc:evil@evil.example?=',
  '<img src=x onerror=alert(1)>',
  '<a href="https://evil.example">You won</a>',
  'You won, visit https://evil.example/now',
  'You won, visit evil.example',
  '\u202emoc.elpmaxe.live',
  '{{constructor.constructor("x")()}}',
  '#{7*7}',
  '--boundary\r\nContent-Type: text/html',
];

function letter(name: string) {
  return therapistLetter({
    senderName: name,
    therapistName: 'Asha Rao',
    url: 'http://localhost:3000/contact/request/token',
  });
}

describe('a mail', () => {
  for (const { cases, tags } of inTwoRuns(hostile)) {
    it.each(cases)('reaches exactly one person when the sender is called %j', { tags }, async (name) => {
      await sendEmail({ to: { name, address: 'asha@antarman.test' }, id: 'one', ...letter(name) });
      expect(catcher.caught).toHaveLength(1);
      const [caught] = catcher.caught;
      expect(caught?.recipients).toEqual(['asha@antarman.test']);
      expect(caught?.mail.to).toEqual([expect.objectContaining({ address: 'asha@antarman.test' })]);
      expect(caught?.mail.bcc ?? []).toEqual([]);
      expect(caught?.mail.cc ?? []).toEqual([]);
      expect(caught?.mail.subject).toBe('You have a new message');
      expect(caught?.mail.attachments).toEqual([]);
    });
  }

  for (const { cases, tags } of inTwoRuns(hostile)) {
    it.each(cases)('has no link but our own when the sender is called %j', { tags }, async (name) => {
      await sendEmail({ to: { name: 'Asha', address: 'asha@antarman.test' }, id: 'one', ...letter(name) });
      const { html = '', text = '' } = catcher.caught[0]?.mail ?? {};
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).toEqual(['http://localhost:3000/contact/request/token']);
      expect(html).not.toMatch(/<img|<script/i);
      // Text that mail programs turn into links.
      for (const part of [html, text]) expect(part).not.toMatch(/evil\.example|@evil/);
    });
  }

  for (const { cases, tags } of inTwoRuns([
    'a@b.in, c@d.in',
    '"x@evil.example"@antarman.test',
    'a@antarman.test\r\nRCPT TO:<evil@evil.example>',
    'Asha <asha@antarman.test>',
    'nobody',
    '',
  ])) {
    it.each(cases)('is not sent to %j', { tags }, async (address) => {
      await expect(sendEmail({ to: { name: 'x', address }, id: 'one', ...letter('Meera') })).rejects.toThrow(
        RecipientRefused,
      );
      expect(catcher.caught).toHaveLength(0);
    });
  }

  it('puts the text before the HTML, says the same in both and has the same id on each try', async () => {
    const to = { name: 'Asha Rao', address: 'asha@antarman.test' };
    await sendEmail({ to, id: 'therapist-contact-1', ...letter('Meera Iyer') });
    await sendEmail({ to, id: 'therapist-contact-1', ...letter('Meera Iyer') });
    const [first, second] = catcher.caught;
    expect(first?.mail.messageId).toBe('<therapist-contact-1@localhost>');
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    const raw = first?.raw ?? '';
    expect(raw.indexOf('Content-Type: text/plain')).toBeGreaterThan(0);
    expect(raw.indexOf('Content-Type: text/plain')).toBeLessThan(raw.indexOf('Content-Type: text/html'));
    for (const part of [first?.mail.text, first?.mail.html]) {
      expect(part).toContain('Meera Iyer has written to you through your profile.');
      expect(part).toContain('http://localhost:3000/contact/request/token');
    }
  });

  it('brings support the original words, and answers go to the sender', async () => {
    const letter = supportLetter({
      reference: 'AB12CD34',
      senderName: 'Meera Iyer',
      senderEmail: 'meera@example.in',
      demo: null,
      senderPhone: null,
      topic: 'Individual therapy',
      message: 'Line one\n<b>not bold</b>',
      therapistName: null,
    });
    const replyTo = { name: 'Meera Iyer', address: 'meera@example.in' };
    await sendEmail({
      to: { name: 'Support', address: 'support@antarman.test' },
      id: 'two',
      replyTo,
      ...letter,
    });
    const mail = catcher.caught[0]?.mail;
    expect(mail?.replyTo).toEqual([expect.objectContaining({ address: 'meera@example.in' })]);
    expect(mail?.html).toContain('&lt;b&gt;not bold&lt;/b&gt;');
    expect(mail?.text).toContain('<b>not bold</b>');
    expect(mail?.subject).toBe('New contact message, reference AB12CD34');
  });

  it('does not go to somebody who was erased', async () => {
    await sendEmail({
      to: { name: 'Asha', address: 'erased-1@erased.invalid' },
      id: 'one',
      ...letter('Meera'),
    });
    expect(catcher.caught).toEqual([]);
  });

  it('distinguishes a refused recipient from a busy server', { tags: ['slow'] }, async () => {
    const to = { name: 'Asha', address: 'asha@antarman.test' };
    catcher.refuseWith(550);
    await expect(sendEmail({ to, id: 'one', ...letter('Meera') })).rejects.toThrow(RecipientRefused);
    catcher.refuseWith(451);
    await expect(sendEmail({ to, id: 'one', ...letter('Meera') })).rejects.not.toThrow(RecipientRefused);
  });
});

describe('a mail server', () => {
  it.each([
    ['smtp://smtp.example.in:587', true],
    ['smtp://user:secret@10.0.0.5', true],
    ['smtp://localhost.evil.example', true],
    ['smtp://smtp.example.in?ignoreTLS=false', true],
    ['smtps://smtp.example.in:465', false],
    ['smtp://127.0.0.1:2525', false],
    ['smtp://localhost:2525', false],
    ['smtp://relay.internal?ignoreTLS=true', false],
  ])('%s must offer encryption: %s', (url, must) => {
    expect(mustEncrypt(url)).toBe(must);
  });

  it('on another machine that offers none is given no mail', async () => {
    const { port } = new URL(catcher.url);
    // Another name of this computer, which the rule does not recognise.
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.2:${port}`);
    const to = { name: 'Asha', address: 'asha@antarman.test' };
    await expect(sendEmail({ to, id: 'one', ...letter('Meera') })).rejects.toThrow();
    expect(catcher.caught).toEqual([]);
  });
});
