import { randomUUID } from 'node:crypto';
import { hiddenFields } from './html-form';

/** Asks a server and gives its answer; a form goes as a browser without scripts sends it. */
export type Ask = (
  address: string,
  form?: { readonly type: string; readonly body: Buffer },
) => Promise<{ readonly status: number; readonly text: string }>;

/** What the sender of a message was told: `saved`, `not saved`, or the status and the words of any other answer. */
export type Told = { readonly email: string; readonly said: string };

/** Status and first words of an answer that nobody expected. */
function unexpected(status: number, page: string): string {
  const alerts = [...page.matchAll(/role="alert"[^>]*>(.*?)<\/div>/gs)].map(([, words]) => words);
  const words = (alerts.length > 0 ? alerts.join(' ') : page).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return `${status} ${words.slice(0, 200)}`;
}

/** The contact page's form for one visit, filled in and ready to be sent. @throws when the page did not come */
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
