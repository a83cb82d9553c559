import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdFormKind } from '@/lib/booking/hold/rules';
import { contactFormKind, therapistContactFormKind } from '@/lib/contact/rules';
import { grievanceFormKind } from '@/lib/privacy/grievance/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueFormToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';
import { db } from '@/lib/server/db';
import { setUpDatabase } from '@/test/database/database';
import { formOf } from '@/test/server/form';
import { comeFrom, setUpVisitor, visitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

type Fields = Readonly<Record<string, string>>;
/** @param made when the page was made */
type Send = (fields: Fields, made?: number) => Promise<FormResult<unknown>>;

/** A separate server: its own modules, and so its own memory and its own connections. */
async function startServer() {
  vi.resetModules();
  const [contact, grievance, hold, database, caller] = await Promise.all([
    import('@/lib/contact/actions'),
    import('@/lib/privacy/grievance/actions'),
    import('@/lib/booking/hold/actions'),
    import('@/lib/server/db'),
    import('@/test/server/visitor'),
  ]);
  // The same person calls both.
  caller.visitor.headers = visitor.headers;
  /** Sends the form of a page that is the same for all visitors, as a browser without scripts does. */
  const sending =
    (action: (previous: unknown, form: unknown) => Promise<FormResult<unknown>>, kind: string): Send =>
    (fields, made = Date.now()) =>
      action(null, formOf(fields, issueFormToken(kind, made))).catch((error: unknown) => {
        // The answer is a redirect.
        if (error instanceof Error && 'digest' in error)
          return { ok: true, message: String(error.digest), data: null };
        throw error;
      });
  return {
    contact: sending(contact.sendContactMessage, contactFormKind),
    therapist: sending(contact.requestTherapistContact, therapistContactFormKind),
    grievance: sending(grievance.sendGrievance, grievanceFormKind),
    hold: sending(hold.holdTime, holdFormKind),
    stop: database.closeDatabase,
  };
}

type Server = Awaited<ReturnType<typeof startServer>>;
type Form = Exclude<keyof Server, 'stop'>;

let servers: readonly [Server, Server];
let fields: Record<Form, Fields>;

/** The first full hour in India a day from now. */
const slot = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 24.5 * 3_600_000).toISOString();

beforeEach(async () => {
  servers = [await startServer(), await startServer()];
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute: 0, endMinute: 1440 }));
  await db.calendar.create({
    data: { slotMinutes: 45, bufferMinutes: 15, noticeMinutes: 0, hours: { create: hours } },
  });
  const { slug } = await createTherapist();
  const person = { email: 'meera@example.in', phone: '', message: 'Do you have times after work?' };
  fields = {
    contact: {
      ...person,
      firstName: 'Meera',
      lastName: 'Iyer',
      topic: 'billing',
      therapist: '',
      therapistName: '',
    },
    therapist: { ...person, fullName: 'Meera Iyer', therapist: slug, preferredContactMethod: 'email' },
    grievance: { name: 'Meera Iyer', email: person.email, subject: 'No answer', message: person.message },
    hold: { therapist: '', zone: 'Asia/Kolkata', slot },
  };
});

afterEach(() => Promise.all(servers.map(({ stop }) => stop())));

const rows: Record<Form, () => Promise<number>> = {
  contact: () => db.contactMessage.count(),
  therapist: () => db.therapistContactRequest.count(),
  grievance: () => db.grievance.count(),
  hold: () => db.booking.count(),
};

const forms = ['contact', 'therapist', 'grievance', 'hold'] as const;

describe.each(forms)('the form "%s" without scripts', (form) => {
  it('is one row for any number of presses at once on two servers, with one answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, press) => servers[press % 2 ? 0 : 1][form](fields[form])),
    );
    expect(await rows[form]()).toBe(1);
    for (const { ok, message } of answers) {
      expect(ok).toBe(true);
      expect(message).toBe(answers[0]?.message);
    }
  });

  it('is taken from a page that was made a week ago, and not from one of five weeks ago', async () => {
    const week = 7 * 24 * 3_600_000;
    const old = await servers[0][form](fields[form], Date.now() - 5 * week);
    expect(old).toMatchObject({ ok: false, message: actionMessages.expired, values: fields[form] });
    expect(await rows[form]()).toBe(0);
    expect(await servers[0][form](fields[form], Date.now() - week)).toMatchObject({ ok: true });
    expect(await rows[form]()).toBe(1);
  });

  it('is one row for two presses one after the other', async () => {
    const first = await servers[0][form](fields[form]);
    expect(await servers[1][form](fields[form])).toMatchObject({ ok: true, message: first.message });
    expect(await rows[form]()).toBe(1);
  });
});

describe('the same words without scripts', () => {
  it('are another message once ten minutes are over since the first', async () => {
    await servers[0].contact(fields.contact);
    await db.$executeRaw`
      UPDATE rate_limits SET events = ARRAY[events[1] - 601 * 1000000::bigint] WHERE key LIKE 'form-content:%'`;
    await Promise.all(servers.map(({ contact }) => contact(fields.contact)));
    expect(await db.contactMessage.count()).toBe(2);
  });

  it('are other messages when they differ, or come from somebody else', async () => {
    const [server] = servers;
    await server.contact(fields.contact);
    await server.contact({ ...fields.contact, message: 'One more thing.' });
    comeFrom('203.0.113.77');
    await server.contact(fields.contact);
    visitor.headers.set('user-agent', 'Another browser behind the same address');
    await server.contact(fields.contact);
    expect(await db.contactMessage.count()).toBe(4);
  });
});
