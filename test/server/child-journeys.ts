import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pLimit from 'p-limit';
import { confirmBooking } from '@/lib/booking/confirm/commands';
import { holdSlot } from '@/lib/booking/hold/commands';
import { createContactMessage, createTherapistContactRequest } from '@/lib/contact/commands';
import { contactMessageSchema, therapistContactSchema } from '@/lib/contact/schema';
import { reportPayment } from '@/test/payment/child-payment';

/** A person's act; each line of the input is one. Repeating it uses the same form token. */
export type Journey = {
  readonly number: number;
  readonly kind: 'contact' | 'request' | 'booking' | 'payment';
  /** The form token's key. */
  readonly key: string;
  readonly email: string;
  /** Slug of the therapist for requests and payments. */
  readonly slug: string;
  /** ISO 8601; of a booking. */
  readonly startsAt: string;
};

/** The answer; each line of the output is one. Null asks them to try again. */
export type Told = { readonly number: number; readonly told: string | null; readonly sha256?: string };

// A server for the acts of people, which a test can kill, stop and cut off at any moment.

const message = 'Could we speak one of these evenings?';

async function go({ kind, number, key, email, slug, startsAt }: Journey): Promise<Omit<Told, 'number'>> {
  const sending = { submission: { key, bodyHash: 'a'.repeat(64) }, limits: [] };
  const name = `Guest ${email.split('@')[0]}`;
  if (kind === 'payment') {
    const { id, sha256 } = await reportPayment({ slug, number, visit: key, email });
    return { told: id, sha256 };
  }
  if (kind === 'contact') {
    const words = { firstName: name, lastName: 'Rao', email, phone: '', topic: 'general-support', message };
    const input = contactMessageSchema.parse({ ...words, therapist: '', therapistName: '' });
    const saved = await createContactMessage(input, null, sending);
    if (!saved.done) throw new Error(saved.because);
    return { told: saved.id };
  }
  if (kind === 'request') {
    const words = { fullName: name, email, phone: '', preferredContactMethod: 'email', message };
    const input = therapistContactSchema.parse({ ...words, therapist: slug });
    const saved = await createTherapistContactRequest(input, sending);
    if (!saved.done) throw new Error(saved.because);
    return { told: key };
  }
  const held = await holdSlot({
    calendar: 'house',
    startsAt: new Date(startsAt),
    viewerTimeZone: 'Asia/Kolkata',
    clientId: null,
    submissionKey: key,
  });
  // A person who asks again after the booking follows the link of the first answer.
  const bookingId = held.held ? held.bookingId : null;
  if (!bookingId) throw new Error('not held');
  writeSync(1, `${JSON.stringify({ number, held: bookingId })}\n`);
  return confirm(bookingId, { name, email });
}

async function confirm(bookingId: string, { name, email }: { name: string; email: string }) {
  const booked = await confirmBooking({
    bookingId,
    mode: 'video',
    booker: { guest: { fullName: name, email, phone: '+919876543210' } },
    request: { id: 'journey', network: '203.0.113.7' },
  });
  if (!booked.confirmed) throw new Error(booked.because);
  return { told: booked.bookingId };
}

const turns = pLimit(6);
writeSync(1, '"ready"\n');
for await (const line of createInterface({ input: process.stdin })) {
  const { held, ...journey }: Journey & { held?: string } = JSON.parse(line);
  const name = `Guest ${journey.email.split('@')[0]}`;
  void turns(async () => {
    // Writes at once and completely: every line in the pipe is an answer that a person has read.
    const say = (told: Omit<Told, 'number'>) =>
      writeSync(1, `${JSON.stringify({ number: journey.number, ...told })}\n`);
    try {
      say(await (held ? confirm(held, { name, email: journey.email }) : go(journey)));
    } catch {
      say({ told: null });
    }
  });
}
process.exit(0);
