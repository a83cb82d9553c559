import 'server-only';
import { render, toPlainText } from '@react-email/render';
import { createTransport, type Transporter } from 'nodemailer';
import type { ReactElement } from 'react';
import { isMailbox } from '@/lib/format/email-address';
import { env, isLoopback } from '@/lib/server/env';

type Recipient = { readonly name: string; readonly address: string };

/** An appointment for the reader's calendar (RFC 6047). */
export type Invite = { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };

export type Email = {
  readonly to: Recipient;
  readonly subject: string;
  readonly content: ReactElement;
  /** The same for each try of one mail, so that mail programs show a repeated one once. */
  readonly id: string;
  readonly replyTo?: Recipient;
  /** RFC 8058 address for one-click unsubscribing. */
  readonly unsubscribeUrl?: string;
  readonly invite?: Invite;
  /** Further appointments as files, because mail programs enter only one automatically. */
  readonly moreInvites?: readonly Invite[];
};

/** The mail server refuses mail for this person, so the team must reach them in another way. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}

// Milliseconds; the library's own limits are minutes.
const timeouts = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
};

/**
 * Whether a mail server must offer STARTTLS: on the way to another computer an attacker could remove the
 * offer and read links that set passwords. `ignoreTLS` in the address means a trusted path.
 */
export function mustEncrypt(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('ignoreTLS') !== 'true';
}

let held: { readonly url: string; readonly transport: Transporter } | undefined;

/** One transport for each mail server's address; only tests change the address. */
function transporter(): Transporter {
  const url = env.SMTP_URL;
  if (held?.url !== url) {
    const safe = { disableFileAccess: true, disableUrlAccess: true };
    held = { url, transport: createTransport({ url, ...timeouts, ...safe, requireTLS: mustEncrypt(url) }) };
  }
  return held.transport;
}

/** Keeps headings of the text part as they are instead of in capitals. */
const calmHeadings = [{ selector: 'h1', options: { uppercase: false } }];

/** Name and address of a mailbox written as `Name <address>` or as a bare address. */
function parseMailbox(text: string): Recipient {
  const named = /^([^<>]+) <([^<>]+)>$/.exec(text);
  return named?.[1] && named[2] ? { name: named[1], address: named[2] } : { name: '', address: text };
}

function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const command = 'command' in error ? error.command : undefined;
  const code = 'responseCode' in error ? error.responseCode : undefined;
  return command === 'RCPT TO' && typeof code === 'number' && code >= 500;
}

/**
 * Passes one mail for one person to the mail server. The recipient is exactly the given address, for any
 * content of the names; the library cleans and encodes header values.
 * @throws RecipientRefused when this address is not a mailbox or the server refuses it for good
 * @throws any other failure on the way; trying again may help
 */
export async function sendEmail(email: Email): Promise<void> {
  const { to, subject, content, id, replyTo, unsubscribeUrl, invite, moreInvites = [] } = email;
  if (!isMailbox(to.address)) throw new RecipientRefused('not a mailbox');
  // An erased person has an address that no mail can reach (RFC 2606), so another try would not help.
  if (to.address.endsWith('.invalid')) return;
  const from = parseMailbox(env.MAIL_FROM);
  // React marks the boundary between two texts; mail does not need the marks.
  const html = (await render(content)).replaceAll('<!-- -->', '');
  try {
    await transporter().sendMail({
      from,
      to,
      ...(replyTo && isMailbox(replyTo.address) && { replyTo }),
      envelope: { from: from.address, to: [to.address] },
      messageId: `<${id}@${new URL(env.APP_URL).hostname}>`,
      subject,
      text: toPlainText(html, { selectors: calmHeadings }),
      html,
      ...(invite && { icalEvent: { ...invite, filename: 'appointment.ics' } }),
      attachments: moreInvites.map(({ method, content }, index) => ({
        filename: `appointment-${index + 2}.ics`,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content,
      })),
      headers: {
        // Prevents automatic replies.
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  } catch (error) {
    if (isPermanentRefusal(error)) throw new RecipientRefused('refused by the mail server', { cause: error });
    throw error;
  }
}
