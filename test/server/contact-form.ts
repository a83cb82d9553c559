import { randomUUID } from 'node:crypto';
import { hiddenFields } from './html-form';

/** Sends a request to a server and returns its answer; a form goes as from a browser without scripts. */
export type Ask = (
  address: string,
  form?: { readonly type: string; readonly body: Buffer },
) => Promise<{ readonly status: number; readonly text: string }>;

/**
 * The answer to the sender of a message: `saved`, `not saved`, or the status and the text of any other
 * answer.
 */
export type Told = { readonly email: string; readonly said: string };

/** Status and first words of an unexpected answer. */
function unexpected(status: number, page: string): string {
  const alerts = [...page.matchAll(/role="alert"[^>]*>(.*?)<\/div>/gs)].map(([, words]) => words);
  const words = (alerts.length > 0 ? alerts.join(' ') : page).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return `${status} ${words.slice(0, 200)}`;
}

/** The contact page's form, filled in and ready to send. @throws if the page did not load */
export async function openContactForm(ask: Ask) {
  const { status, text: page } = await ask('/contact');
  if (status !== 200) throw new Error(`The contact page was answered with ${status}.`);
  const fields = hiddenFields(page, 'name="firstName"');
  const email = `${randomUUID()}@example.in`;
  const own = { firstName: 'Meera', lastName: 'Iyer', email, phone: '', topic: 'billing' };
  const form = new FormData();
  for (const [name, value] of [...fields, ...Object.entries(own)]) form.append(name, value);
  for (const name of ['therapist', 'therapistName']) form.append(name, '');
  form.append('message', 'Do you have times after work?');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  return {
    email,
    /** Sends it; sent again it is the same message. */
    async send(): Promise<Told> {
      const { status, text } = await ask('/contact?topic=&therapist=', { type, body });
      if (text.includes('already with us')) return { email, said: 'saved' };
      const failed = text.includes('Failed to save message');
      return { email, said: failed ? 'not saved' : unexpected(status, text) };
    },
  };
}
