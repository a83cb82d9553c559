import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { requestTherapistContact, sendContactMessage } from '@/lib/contact/actions';
import { contactFormKind, therapistContactFormKind } from '@/lib/contact/rules';
import { closeDatabase } from '@/lib/server/db';
import { listenLocally } from '@/test/counterpart/listen';
import { formOf, ownPageHeaders, usableToken } from '@/test/server/form';

vi.mock('next/headers', () => ({ headers: async () => ownPageHeaders() }));

// The product's own time limit; the database client reads it when it is created.
vi.hoisted(() => {
  process.env.DATABASE_WAIT_MS = '2000';
});

let server: Server | undefined;

afterEach(async () => {
  await closeDatabase();
  server?.close();
  server = undefined;
});

afterAll(closeDatabase);

/** Starts a server that accepts connections and never answers. @returns its address */
async function hungDatabase(): Promise<string> {
  server = createServer();
  return `postgresql://nobody@127.0.0.1:${await listenLocally(server)}/none`;
}

const common = {
  email: 'meera@example.in',
  phone: '',
  message: 'Do you have times after work?',
  therapist: '',
};
const toUs = { ...common, firstName: 'Meera', lastName: 'Iyer', topic: 'billing', therapistName: '' };
const toTherapist = {
  ...common,
  therapist: 'asha-rao',
  fullName: 'Meera Iyer',
  preferredContactMethod: 'email',
};

async function expectFailureInWords(address: string): Promise<void> {
  vi.stubEnv('DATABASE_URL', address);
  const [contact, therapist] = [usableToken(contactFormKind), usableToken(therapistContactFormKind)];
  expect(await sendContactMessage(null, formOf(toUs, contact))).toMatchObject({
    ok: false,
    message: 'Failed to save message. Please try again.',
    values: toUs,
    formToken: contact,
  });
  expect(await requestTherapistContact(null, formOf(toTherapist, therapist))).toMatchObject({
    ok: false,
    message: 'Failed to send message. Please try again.',
    values: toTherapist,
    formToken: therapist,
  });
}

const title = 'both forms say that it failed and keep everything while the database';

it(`${title} refuses connections`, () => expectFailureInWords('postgresql://nobody@127.0.0.1:9/none'));

it(`${title} hangs`, { tags: ['slow'] }, async () => expectFailureInWords(await hungDatabase()));
