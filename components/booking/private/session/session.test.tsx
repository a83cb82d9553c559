import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScheduleForm } from '@/components/booking/private/session/schedule-form';
import { OwnSessions, TherapistSessions } from '@/components/booking/private/session/session-lists';
import { noMeeting } from '@/lib/care/meeting/rules';
import type { SessionLine } from '@/lib/care/session/queries';
import { minute } from '@/lib/format/duration';
import type { Due } from '@/lib/payment/refund-due/rules';
import { dueBack } from '@/test/booking/booking-views';

const none = {
  concludable: false,
  undoable: false,
  cancellableByTherapist: false,
  cancellableByClient: false,
};

const session: SessionLine = {
  id: '01a1f998-a4bb-7439-aca1-89be65957f73',
  startsAt: new Date('2026-11-24T13:00:00Z'),
  endsAt: new Date('2026-11-24T13:45:00Z'),
  durationMinutes: 45,
  status: 'scheduled',
  statusText: 'Scheduled',
  type: 'Individual',
  mode: 'By video',
  way: 'video',
  meeting: noMeeting,
  proposedStartsAt: null,
  priced: null,
  plan: { id: '01a1f998-a4bb-7439-aca1-89be65957f75', name: 'Evenings and sleep' },
  therapist: {
    slug: 'asha-rao',
    name: 'Asha Rao',
    timeZone: 'Asia/Kolkata',
    sample: false,
    picture: null,
    bookable: true,
  },
  client: { id: '01a1f998-a4bb-7439-aca1-89be65957f76', name: 'Meera Iyer', timeZone: 'America/New_York' },
  guest: null,
  cancelledBy: null,
  cancelNoticeHours: null,
  hostMissedAt: null,
  cancelReason: null,
  bookingId: '01a1f998-a4bb-7439-aca1-89be65957f77',
  linkId: '01a1f998-a4bb-7439-aca1-89be65957f77',
  seriesId: null,
  steps: { ...none, cancellableByTherapist: true, cancellableByClient: true },
  reopened: false,
};

const own = (...sessions: SessionLine[]) =>
  renderToStaticMarkup(<OwnSessions sessions={sessions} postTo="/dashboard" empty="None yet." />);
const held = (...sessions: SessionLine[]) =>
  renderToStaticMarkup(
    <TherapistSessions sessions={sessions} postTo="/therapist-dashboard" empty="None yet." />,
  );

describe('a session in a list', () => {
  it('shows Indian time, and the reader’s own where it differs', () => {
    const readIn = (year: number) =>
      renderToStaticMarkup(
        <OwnSessions
          sessions={[session]}
          postTo="/dashboard"
          empty="None yet."
          now={new Date(`${year}-11-20T09:00:00Z`)}
        />,
      );
    expect(readIn(2026)).toContain('Tue, 24 Nov, 6:30 pm IST');
    expect(readIn(2027)).toMatch(/Tue, 24 Nov,? 2026, 6:30 pm IST/);
    expect(own(session)).toContain('8:00 am New York time');
    expect(held(session)).not.toContain('New York');
    // The head of the page names India's clock.
    expect(held(session)).toMatch(/data-bare="">Tue, 24 Nov,(?: 2026,)? 6:30 pm<\/time>/);
    expect(own(session)).toContain('Asha Rao');
    expect(held(session)).toContain('Meera Iyer');
  });

  it('offers only the steps possible now', () => {
    expect(own(session)).toMatch(/Reschedule.*Cancel this session/s);
    expect(own(session)).not.toContain('Mark as completed');
    expect(own({ ...session, linkId: null })).not.toContain('Reschedule');
    expect(held({ ...session, steps: { ...none, concludable: true } })).toMatch(
      /Mark as completed.*Client did not come/s,
    );
    expect(held({ ...session, steps: { ...none, undoable: true } })).toContain('Undo');
    // It has begun long ago for a reader of today, who can only say that the therapist did not come.
    const over = { ...session, steps: none };
    const began = new Date(session.startsAt.getTime() + 20 * minute);
    expect(own(over)).not.toContain('Reschedule');
    for (const [now, offered] of [
      [session.startsAt, false],
      [began, true],
    ] as const) {
      const at = { postTo: '/dashboard', empty: '', now };
      const markup = renderToStaticMarkup(<OwnSessions sessions={[over]} {...at} />);
      expect(markup.includes('Asha Rao did not come')).toBe(offered);
    }
    const said = { ...over, hostMissedAt: began };
    expect(held(said)).toContain('Your client says that you did not come.');
    for (const markup of [own(said), held(over)]) {
      expect(markup).not.toContain('<button');
      expect(markup).not.toContain('Reschedule');
    }
  });

  it('requires a reason from a therapist, but not from a client', () => {
    expect(held(session)).toMatch(/<textarea[^>]* required/);
    expect(own(session)).not.toMatch(/<textarea[^>]* required/);
  });

  it('says who cancelled, and shows the reason as text', () => {
    const cancelled = {
      ...session,
      status: 'cancelled',
      cancelledBy: 'client',
      cancelReason: '<script>alert(1)</script>',
      steps: none,
    };
    expect(own(cancelled)).toContain('Cancelled by you');
    expect(held(cancelled)).toContain('Cancelled by the client');
    expect(held(cancelled)).toContain('&lt;script&gt;');
    expect(held(cancelled)).not.toContain('<script>alert');
  });

  it('that was cancelled and paid says where the money is, and leads to another time while the money can come along', () => {
    const gone = { ...session, status: 'cancelled', cancelledBy: 'therapist', steps: none };
    const shown = (due: Due, more: Partial<Parameters<typeof OwnSessions>[0]> = {}) =>
      renderToStaticMarkup(
        <OwnSessions
          {...{ sessions: [gone], postTo: '/dashboard', empty: '', ...more }}
          dues={new Map([[gone.bookingId ?? '', due]])}
        />,
      );
    const open = shown(dueBack({}));
    expect(open).toContain('₹1,800 will be refunded to you by 3 December 2026 at the latest.');
    expect(open).toMatch(/<a [^>]*href="[^"]*\/payment\/booking\/[^"]+"[^>]*>Choose another time/);
    const part = shown(dueBack({ sentPaise: 50_000, movable: false }));
    expect(part).toContain('₹500 has been refunded. ₹1,300 will be refunded to you');
    expect(part).not.toContain('Choose another time');
    expect(own(gone)).not.toContain('Choose another time');
    const priced = {
      ...{ fee: '1800.00', payingRule: 'ahead', payUntil: null, releaseUnpaid: false, plan: null },
      ...{ bookedFee: null, lateRule: 'usual', missedRule: 'usual' },
      startsAt: session.startsAt,
      payments: [{ status: 'verified', paid: '1800.00', refunded: '500.00' }],
    };
    expect(held({ ...gone, priced })).toContain('whether more is due');
    expect(held({ ...gone, priced })).not.toContain('It was paid.');
  });

  it('that was missed and is not paid asks for nothing, and keeps the way to pay for its client alone', () => {
    const priced = {
      ...{ fee: '1800.00', payingRule: 'ahead', payUntil: new Date('2026-11-23T13:00:00Z') },
      ...{ releaseUnpaid: false, startsAt: session.startsAt, payments: [], plan: null },
      ...{ bookedFee: null, lateRule: 'usual', missedRule: 'usual' },
    };
    const missed = { ...session, status: 'no_show', statusText: 'Missed', steps: none, priced };
    const after = new Date('2026-11-25T13:00:00Z');
    const at = { postTo: '/dashboard', empty: '', now: after };
    const client = renderToStaticMarkup(<OwnSessions sessions={[missed]} {...at} />);
    expect(client).toContain('Please agree between you whether it is paid.');
    expect(client).toContain('Pay now');
    expect(client).not.toContain('Payment was due');
    const therapist = renderToStaticMarkup(<TherapistSessions sessions={[missed]} {...at} />);
    expect(therapist).toContain('Please agree between you whether it is paid.');
    expect(therapist).not.toContain('Pay now');
    const held = { ...missed, status: 'completed', statusText: 'Completed' };
    expect(renderToStaticMarkup(<OwnSessions sessions={[held]} {...at} />)).toMatch(
      /Payment was due by .*Pay now/s,
    );
    const gone = { ...missed, status: 'cancelled', cancelledBy: 'client' };
    expect(renderToStaticMarkup(<OwnSessions sessions={[gone]} {...at} />)).not.toContain('Pay now');
  });

  it('distinguishes equal buttons and gives every form its own id', () => {
    const other = { ...session, id: '01a1f998-a4bb-7439-aca1-89be65957f74' };
    const ids = [...held(session, other).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(6);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leads to booking again once for each therapist, from the session that was last, while they can be booked', () => {
    const past = (id: string, day: number, more: Partial<SessionLine['therapist']> = {}): SessionLine => ({
      ...session,
      id,
      startsAt: new Date(Date.UTC(2026, 9, day, 10)),
      endsAt: new Date(Date.UTC(2026, 9, day, 11)),
      status: 'completed',
      therapist: { ...session.therapist, ...more },
      steps: none,
    });
    const rohan = { slug: 'rohan-das', name: 'Rohan Das' };
    const markup = renderToStaticMarkup(
      <OwnSessions
        sessions={[past('a', 9), past('b', 8, rohan), past('c', 7), past('d', 6, rohan)]}
        postTo="/dashboard"
        empty=""
        now={new Date('2026-11-20T00:00:00Z')}
      />,
    );
    expect(markup.match(/Book again with (<!-- -->)?Asha Rao/g)).toHaveLength(1);
    expect(markup.match(/Book again with (<!-- -->)?Rohan Das/g)).toHaveLength(1);
    expect(markup.indexOf('href="/book/own/asha-rao"')).toBeLessThan(
      markup.indexOf('href="/book/own/rohan-das"'),
    );
    expect(own(past('a', 9, { bookable: false }))).not.toContain('Book again');
    const coming = { startsAt: new Date(Date.now() + 1e9), endsAt: new Date(Date.now() + 2e9) };
    expect(own({ ...session, ...coming })).not.toContain('Book again');
    expect(held(past('a', 9))).not.toContain('Book again');
  });

  it('marks an invented therapist to the client alone', () => {
    const invented = { ...session, therapist: { ...session.therapist, sample: true } };
    expect(own(invented)).toContain('>Sample<');
    expect(held(invented)).not.toContain('Sample');
    expect(own(session)).not.toContain('Sample');
  });

  it('shows words when there is none', () => {
    expect(own()).toContain('None yet.');
    expect(held()).toContain('None yet.');
  });
});

describe('the form that arranges one', () => {
  const form = (timeZone: string, plans = [{ value: 'p', label: 'Evenings (3 of 8)' }]) =>
    renderToStaticMarkup(
      <ScheduleForm
        clients={[{ value: 'a', label: 'Meera Iyer' }]}
        plans={plans}
        offered={{
          timeZone,
          modes: [{ value: 'video', label: 'By video' }],
          places: [],
          kinds: [
            { value: 'k', label: 'Individual session · 50 minutes' },
            { value: 'c', label: 'Couples session · 80 minutes' },
          ],
        }}
        formToken="token"
        postTo="/therapist-dashboard"
      />,
    );

  it('names the zone of its time, and sends it', () => {
    expect(form('Asia/Kolkata')).toContain('6:30 pm, in Indian time (IST).');
    expect(form('America/New_York')).toContain('6:30 pm, in the time of America/New York.');
    expect(form('America/New_York')).toContain('name="timeZone" value="America/New_York"');
  });

  it('begins with the first kind of session and the length of it', () => {
    expect(form('Asia/Kolkata')).toMatch(/<option value="k" selected="">Individual session · 50 minutes/);
    expect(form('Asia/Kolkata')).not.toMatch(/<input[^>]*name="durationMinutes"[^>]*value="[^"]/);
  });

  it('shows the plan field only when there is a plan', () => {
    expect(form('Asia/Kolkata')).toContain('Evenings (3 of 8)');
    expect(form('Asia/Kolkata', [])).not.toContain('name="plan"');
  });
});
