import { describe, expect, it } from 'vitest';
import { appointmentLink, holdLink, payPath, waitlistLink } from '@/lib/booking/link';
import { roomLink } from '@/lib/care/meeting/room';
import { answerLink, othersLink, requestLink } from '@/lib/contact/link';
import { ownBookingLink, paymentStatusAddress, receiptLink, statusLink } from '@/lib/payment/link';
import { acceptingLink } from '@/lib/therapist/accepting/link';

const id = '01a1f998-a4bb-7439-aca1-89be65957f77';
const made = new Date('2026-11-28T10:15:30.123Z');

/** Links of mails sent before `signedLink` existed, each made for this id at this time. */
const mailed = {
  appointment: ['/book/appointment', 'mxa9b8sr.jLy4jZYn8igeajwL25axMWci5jZ6DqbDmMFuY9Ucfi8', appointmentLink],
  hold: ['/book/details', 'mx1oo4sr.XstT9baH_mBORt7DV5VmcZ4CltxDiyKvze99lJ_h6jI', holdLink],
  waitlist: ['/waitlist', 'n5qm3osr.P0dAePdZMMcO6m7s8xbNGjV_sS3ZWLChqW717p28CNQ', waitlistLink],
  request: ['/contact/request', 'my74fu4r.o-2-4y37TwzVugUGTwI-6D4IJ3AxjytF1D1Rjebsm6s', requestLink],
  answer: ['/contact/answer', 'my74fu4r.1-95qJNYQPvhsTNY6GkF0KkMejHPWOnEnYVquxK49R4', answerLink],
  others: ['/contact/others', 'my74fu4r.UXRoaRDi_oezSYyKUBRY2oIrCtcdOwsqMrg40lt8R8E', othersLink],
  'own booking': ['/payment/booking', 'n0kuuy4r.9Goy6k1MQLhYCmjCXwq-rt1dDPBkxkD0DVPv71kiUjY', ownBookingLink],
  receipt: ['/api/receipts', 'n0kuuy4r.eYjBUZG-HVmoexS-sBPmpME27n6_vaZzqvFUxFOcmUw', receiptLink],
  accepting: ['/accepting', 'myleucsr.4a4-_C18U8ZqfS7idyGzMURW1GJ-Rbd0NA4NPEVNVJw', acceptingLink],
  room: ['/room', 'mxa9b8sr.jQDtDfACebfSFBNQa0xltKJn9kBUG5vp8eTQXCibDgU', roomLink],
} as const;

describe.each(Object.entries(mailed))('a link of the kind %s', (name, [path, rest, link]) => {
  const token = `${id}.${rest}`;

  it('has the same address as before, and opens', () => {
    expect(link.url(id, made)).toBe(`http://localhost:3000${path}/${token}`);
    expect(link.path(id, made)).toBe(`${path}/${token}`);
    expect(link.idOf(token, made)).toBe(id);
  });

  it('opens nothing else, and nothing when it is old or changed', () => {
    for (const [other, [, , otherLink]] of Object.entries(mailed))
      if (other !== name) expect(otherLink.idOf(token, made)).toBeUndefined();
    expect(link.idOf(token, new Date('2028-01-01'))).toBeUndefined();
    expect(link.idOf(token.replace('01a1', '01a2'), made)).toBeUndefined();
  });
});

it('keeps the addresses that change once a day', () => {
  const status = `${id}.n44ui2o0.ZWNI2n1fdEtvV-hY-DFoHDRGQ-vDh8BpXUNVhULcgTM`;
  expect(paymentStatusAddress(id, made)).toBe(`http://localhost:3000/payment/status/${status}`);
  expect(statusLink.idOf(status, made)).toBe(id);
  const pay = `${id}.mxb2rk00.rToi6DZ6KAi1MDXBHacQ2ikJ-h0T5g_JzVq5O-K_qBE`;
  expect(payPath(id, made, made)).toBe(`/payment/appointment/${pay}`);
  expect(appointmentLink.idOf(pay, made)).toBe(id);
});
