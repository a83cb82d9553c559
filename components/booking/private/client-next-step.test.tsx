import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientNextStep, nextAppointment } from '@/components/booking/private/client-next-step';
import { proposalsIn } from '@/components/booking/private/proposal-turn';
import type { Todo } from '@/components/layout/private/todo-list';
import { FileText } from '@/components/ui/icons';
import type { Consultation } from '@/lib/booking/consultation/queries';
import { noMeeting } from '@/lib/care/meeting/rules';
import type { SessionLine } from '@/lib/care/session/queries';

const now = new Date('2026-11-24T12:00:00Z');

function session(startsAt: string, more: Partial<SessionLine> = {}): SessionLine {
  const starts = new Date(startsAt);
  return {
    id: '0197c3a0-1111-7222-8333-444455556666',
    startsAt: starts,
    endsAt: new Date(starts.getTime() + 45 * 60_000),
    durationMinutes: 45,
    status: 'scheduled',
    statusText: 'Scheduled',
    type: 'Individual',
    mode: 'By phone',
    way: 'phone',
    meeting: { ...noMeeting, caller: 'host', phone: '+919876543210' },
    proposedStartsAt: null,
    priced: null,
    plan: null,
    therapist: {
      slug: 'asha-rao',
      name: 'Asha Rao',
      timeZone: 'Asia/Kolkata',
      sample: false,
      picture: null,
      bookable: true,
    },
    client: { id: '0197c3a0-1111-7222-8333-444455557777', name: 'Meera Iyer', timeZone: 'Asia/Kolkata' },
    guest: null,
    cancelledBy: null,
    cancelNoticeHours: null,
    hostMissedAt: null,
    cancelReason: null,
    seriesId: null,
    bookingId: '0197c3a0-1111-7222-8333-444455558888',
    linkId: '0197c3a0-1111-7222-8333-444455558888',
    steps: { concludable: false, undoable: false, cancellableByTherapist: true, cancellableByClient: true },
    reopened: false,
    ...more,
  };
}

/** The markup of the first step, of somebody for whom nothing waits unless the test says so. */
const markupOf = (given: Partial<ComponentProps<typeof ClientNextStep>>) =>
  renderToStaticMarkup(
    <ClientNextStep
      {...{ next: null, asked: [], unanswered: 0, unpaid: 0, handovers: [], proposals: [], own: null }}
      {...{ timeZone: 'Asia/Kolkata', now }}
      {...given}
    />,
  );

const house = (startsAt: string): Consultation => ({
  timeZone: 'Asia/Kolkata',
  days: [],
  therapists: [],
  own: {
    ...{ id: '0197c3a0-1111-7222-8333-444455559999', linkId: '0197c3a0-1111-7222-8333-444455559999' },
    startsAt: new Date(startsAt),
    endsAt: new Date(new Date(startsAt).getTime() + 45 * 60_000),
    kindName: null,
    mode: 'video',
    meeting: noMeeting,
  },
});

it('names whichever begins first, a session or a consultation, and skips cancelled ones', () => {
  const sessions = [
    session('2026-11-25T13:00:00Z', { status: 'cancelled' }),
    session('2026-11-27T13:00:00Z'),
    session('2026-11-29T13:00:00Z'),
  ];
  const startOf = (consultation: Consultation | null) =>
    nextAppointment(sessions, consultation, now)?.startsAt.toISOString();
  expect(startOf(null)).toBe('2026-11-27T13:00:00.000Z');
  expect(startOf(house('2026-11-26T04:30:00Z'))).toBe('2026-11-26T04:30:00.000Z');
  expect(startOf(house('2026-11-28T04:30:00Z'))).toBe('2026-11-27T13:00:00.000Z');
  expect(nextAppointment([], null, now)).toBeNull();
});

it('names the meeting of a purchase and its length', () => {
  const { own, ...rest } = house('2026-11-26T04:30:00Z');
  const meeting = own && { ...own, kindName: 'Diagnostic evaluation, meeting 2 of 2' };
  const next = nextAppointment([], { ...rest, own: meeting }, now);
  expect(markupOf({ next })).toContain('Diagnostic evaluation, meeting 2 of 2, 45 minutes');
});

it('offers no change to one that has begun, and says that it has', () => {
  const begun = nextAppointment([session('2026-11-24T11:50:00Z')], null, now);
  expect(begun?.change).toBeNull();
  const markup = markupOf({ next: begun });
  expect(markup).toContain('Your session has begun');
  expect(markup).toContain('Asha Rao calls you on +919876543210.');
});

it('marks somebody invented', () => {
  const shown = (sample: boolean) => {
    const one = session('2026-11-24T13:00:00Z');
    const next = nextAppointment([{ ...one, therapist: { ...one.therapist, sample } }], null, now);
    return markupOf({ next });
  };
  expect(shown(true)).toContain('>Sample<');
  expect(shown(false)).not.toContain('Sample');
});

it('shows the time in both zones when they differ', () => {
  const next = nextAppointment([session('2026-11-24T13:00:00Z')], null, now);
  const markup = markupOf({ next, timeZone: 'America/New_York' });
  expect(markup).toContain('Tuesday 24\u00a0November, 6:30\u00a0pm IST');
  expect(markup).toContain('Tuesday 24\u00a0November, 8:00\u00a0am New York time');
});

it('says whose turn it is, and suggests a therapist only when there is nothing else to do', () => {
  const show = (unanswered: number, unpaid: number, own: { slug: string; name: string } | null = null) =>
    markupOf({ unanswered, unpaid, own });
  expect(show(1, 0)).toContain('A quotation needs your answer');
  expect(show(3, 2)).toMatch(/3 quotations need your answer.*2 accepted quotations are not paid yet/s);
  expect(show(0, 1)).not.toContain('Find someone to talk to');
  expect(show(0, 0)).toContain('Find someone to talk to');
  const again = show(0, 0, { slug: 'asha-rao', name: 'Asha Rao' });
  expect(again).toContain('href="/book/own/asha-rao"');
  expect(again).not.toContain('Find someone to talk to');
  expect(show(1, 0, { slug: 'asha-rao', name: 'Asha Rao' })).not.toContain('/book/own/asha-rao');
});

const form: Todo = {
  Icon: FileText,
  name: 'Before our first session',
  facts: ['Form', '5 min'],
  href: '/form',
  verb: 'Fill in',
};

const solid = (markup: string) =>
  [...markup.matchAll(/<(?:a|button)(?=[^>]*bg-primary )[^>]*>(.*?)<\/(?:a|button)>/gs)].map(
    ([, words = '']) => words.replace(/<[^>]*>/g, ''),
  );

it('names each thing to do with its verb, and has one solid button, never about money', () => {
  const meeting = { ...noMeeting, link: 'https://meet.example.org/asha' };
  const next = (startsAt: string) =>
    nextAppointment([session(startsAt, { way: 'video', meeting })], null, now);
  const early = markupOf({ next: next('2026-11-24T13:00:00Z'), asked: [form], unanswered: 1, unpaid: 1 });
  expect(early).toContain('Your next session');
  expect(early).toContain('3 things to do');
  expect(early).toMatch(/Before our first session.*Form ·.*5 min.*Fill in.*A quotation needs your answer/s);
  expect(solid(early)).toEqual(['Fill in: Before our first session']);
  expect(early).toMatch(/<button(?=[^>]*disabled)[^>]*>Join the call/);
  const open = markupOf({ next: next('2026-11-24T12:10:00Z'), asked: [form], unanswered: 1 });
  expect(solid(open)).toEqual(['Join the call with Asha Rao']);
  expect(solid(markupOf({ unanswered: 1, unpaid: 1 }))).toEqual([]);
});

it('asks to pay for the next session while that is due, and not while a payment is checked', () => {
  const show = (states: readonly string[], refunded = '0.00') => {
    const payments = states.map((status) => ({ status, paid: '1800.00', refunded }));
    const priced = {
      fee: '1800.00',
      ...{ bookedFee: null, lateRule: 'usual', missedRule: 'usual' },
      payingRule: 'ahead',
      payUntil: new Date('2026-11-23T13:00:00Z'),
      releaseUnpaid: false,
      startsAt: new Date('2026-11-24T13:00:00Z'),
      payments,
      plan: null,
    };
    const next = nextAppointment([session('2026-11-24T13:00:00Z', { priced })], null, now);
    return markupOf({ next });
  };
  expect(show([])).toMatch(/₹1,800.*Not paid yet.*\/payment\/appointment\//s);
  for (const payments of [['pending'], ['matched'], ['verified'], ['refunded']]) {
    expect(show(payments)).not.toContain('Pay now');
  }
  expect(show(['matched'])).toContain('Being checked');
  expect(show(['verified'], '600.00')).toMatch(/Refunded in part.*₹600 of ₹1,800 refunded/s);
});

it('puts another time that a therapist proposes first, with both answers', () => {
  const proposedStartsAt = new Date('2026-11-28T13:00:00Z');
  const sessions = [
    session('2026-11-27T13:00:00Z', { proposedStartsAt }),
    session('2026-11-20T13:00:00Z', { proposedStartsAt }),
    session('2026-11-29T13:00:00Z', { proposedStartsAt, status: 'cancelled' }),
  ];
  const proposals = proposalsIn(sessions, now);
  expect(proposals).toHaveLength(1);
  const html = markupOf({ next: nextAppointment(sessions.slice(0, 1), null, now), proposals });
  expect(html.indexOf('Asha Rao proposes another time')).toBeGreaterThan(0);
  expect(html.indexOf('Asha Rao proposes another time')).toBeLessThan(html.indexOf('Your next session'));
  expect(html).toContain('Agree to the new time');
  expect(html).toContain('Keep the original time');
});
