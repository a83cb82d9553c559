import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { askedTodos } from '@/components/care/private/asked-todos';
import { HomeworkCard } from '@/components/care/private/homework/homework-card';
import { AskedList } from '@/components/care/private/measure/asked-list';
import { NextSession } from '@/components/care/private/practice/practice-now';
import { RecordList } from '@/components/care/private/record-request/record-list';
import { StatusCard } from '@/components/payment/private/submission/status-card';
import { ToSendBack } from '@/components/payment/private/to-send-back';
import { GrievanceList } from '@/components/privacy/private/grievance-list';
import { OwnCopy } from '@/components/privacy/private/own-copy';
import { NextFreeTime } from '@/components/therapist/directory/next-free-time';
import { shownInWords } from '@/lib/admin/therapist/rules';
import type { SessionLine } from '@/lib/care/session/queries';
import { dueForHolder, dueForPayer } from '@/lib/payment/refund-due/rules';
import { requestMyExport } from '@/lib/privacy/export/actions';
import { dueBack } from '@/test/booking/booking-views';

const moment = new Date('2020-11-24T18:29:59.999Z');
const toronto = 'America/Toronto';
const kolkata = 'Asia/Kolkata';

const words = (markup: string) => markup.replaceAll(/<[^>]+>|<!-- -->/g, '').replaceAll('&#x27;', '’');

const due = (timeZone: string) => dueBack({ dueOn: '2020-11-24', timeZone });

const shown: Readonly<Record<string, (timeZone: string) => string>> = {
  'homework of a client': (timeZone) =>
    words(
      renderToStaticMarkup(
        <ul>
          <HomeworkCard
            reader="client"
            timeZone={timeZone}
            homework={{
              id: '01a1f998-a4bb-7439-aca1-89be65957f79',
              tool: null,
              task: 'Walk for ten minutes',
              due: '2020-11-24',
              overdue: false,
              outcome: null,
              line: '',
              answeredAt: null,
              createdAt: new Date('2020-11-20T06:00:00Z'),
              therapistName: 'Asha Rao',
            }}
          />
        </ul>,
      ),
    ),
  'homework on a client’s Home': (timeZone) =>
    askedTodos({
      timeZone,
      forms: [],
      measures: [],
      homework: [
        {
          ...{ id: '01a1f998-a4bb-7439-aca1-89be65957f79', tool: null, task: 'Walk', due: '2020-11-24' },
          ...{ overdue: false, outcome: null, line: '', answeredAt: null, therapistName: 'Asha Rao' },
          createdAt: new Date('2020-11-20T06:00:00Z'),
        },
      ],
    })
      .flatMap(({ facts }) => facts)
      .join(),
  'a questionnaire that is asked for again': (timeZone) =>
    words(
      renderToStaticMarkup(
        <AskedList
          postTo="/"
          timeZone={timeZone}
          requests={[
            {
              ...{ id: '01a1f998-a4bb-7439-aca1-89be65957f79', code: 'GAD-7', title: 'Worry', minutes: 2 },
              ...{ rhythm: 'fortnightly', therapistName: 'Asha Rao', waits: false, declined: false },
              askedAt: new Date('2020-11-10T18:29:59.999Z'),
              nextAt: moment,
            },
          ]}
        />,
      ),
    ),
  'an answer to a request for records': (timeZone) =>
    words(
      renderToStaticMarkup(
        <RecordList
          empty=""
          timeZone={timeZone}
          title={({ client }) => client}
          requests={[
            {
              id: '01a1f998-a4bb-7439-aca1-89be65957f79',
              client: 'Meera Iyer',
              therapist: 'Asha Rao',
              state: 'open',
              askedAt: new Date('2020-11-09T18:29:59.999Z'),
              dueAt: moment,
              answeredAt: null,
            },
          ]}
        />,
      ),
    ),
  'an answer to a complaint': (timeZone) =>
    words(
      renderToStaticMarkup(
        <GrievanceList
          timeZone={timeZone}
          grievances={[
            {
              reference: 'G-1',
              subject: 'A question',
              message: 'Hello',
              receivedAt: new Date('2020-10-24T06:00:00Z'),
              acknowledgedAt: new Date('2020-10-24T07:00:00Z'),
              acknowledgeBy: new Date('2020-10-26T06:00:00Z'),
              answerBy: moment,
              answeredAt: null,
              answer: null,
              state: 'acknowledged',
              late: false,
            },
          ]}
        />,
      ),
    ),
  'a refund, to its payer': (timeZone) => dueForPayer(due(timeZone)) ?? '',
  'a refund, to its holder': (timeZone) => dueForHolder(due(timeZone), timeZone) ?? '',
};

describe('the last day', () => {
  it.each(Object.entries(shown))('of %s is named on both clocks outside India', (_, say) => {
    expect(say(toronto)).toContain(
      'Tue, 24 Nov, 2020, 1:29 pm Toronto time (Tue, 24 Nov, 2020, 11:59 pm IST)',
    );
    expect(say(kolkata)).toContain('24 November 2020');
    expect(say(kolkata)).not.toContain('11:59');
  });
});

it('a copy can be downloaded until a time on both clocks', () => {
  const latest = {
    state: 'ready',
    requestedAt: new Date('2020-11-20T06:00:00Z'),
    until: moment,
    href: '/api/exports/1',
    size: 1_000,
  } as const;
  const asked = { action: requestMyExport, path: '/', noun: 'copy' } as const;
  expect(words(renderToStaticMarkup(<OwnCopy latest={latest} timeZone={toronto} {...asked} />))).toMatch(
    /until Tue, 24 Nov,(?: 2020,)? 1:29 pm Toronto time \(Tue, 24 Nov,(?: 2020,)? 11:59 pm IST\)/,
  );
});

it('a new account of a therapist is shown to payers from a time on both clocks', () => {
  expect(shownInWords(moment, toronto)).toContain(
    'from Tue, 24 Nov, 2020, 1:29 pm Toronto time (Tue, 24 Nov, 2020, 11:59 pm IST)',
  );
});

it('the cancelled appointment of a refund is named on both clocks, to payer and holder', () => {
  const on = /Tue, 24 Nov,(?: 2026,)? 8:00 am Toronto time \(Tue, 24 Nov,(?: 2026,)? 6:30 pm IST\)/;
  const state = {
    id: '01a1f998-a4bb-7439-aca1-89be65957f79',
    title: 'Session with Asha Rao',
    amountPaise: 180_000,
    status: 'verified',
    account: 'the account of Asha Rao',
    refund: null,
    due: due(toronto),
    steps: [],
    reason: null,
    bookingLink: null,
    papers: [],
    therapistSlug: null,
    paidOtherwise: null,
    appointment: null,
  } as const;
  expect(words(renderToStaticMarkup(<StatusCard state={state} payAgain={null} />))).toMatch(on);
  const row = {
    ...due(toronto),
    id: '01a1f998-a4bb-7439-aca1-89be65957f79',
    payer: 'Meera Iyer',
    sealed: null,
    submissionId: null,
    enteredFor: null,
    holder: 'Asha Rao',
    overdue: false,
  };
  const list = <ToSendBack due={{ rows: [row], more: false }} payments="/p" timeZone={toronto} />;
  expect(words(renderToStaticMarkup(list))).toMatch(on);
});

it('the next free time on a card is on both clocks, each named; once where they agree', () => {
  const now = new Date('2026-11-22T06:00:00Z');
  const at = '2026-11-24T13:00:00Z';
  const card = (timeZone: string) =>
    words(renderToStaticMarkup(<NextFreeTime at={at} timeZone={timeZone} now={now} />));
  expect(card(toronto)).toBe('Next free time: Tue, 24 Nov, 8:00 am Toronto time (Tue, 24 Nov, 6:30 pm IST)');
  expect(card('Asia/Colombo')).toBe('Next free time: Tue, 24 Nov, 6:30 pm IST');
});

it('a session is “today” by the clock of its therapist', () => {
  const card = (timeZone: string) => {
    const session = {
      ...{ startsAt: new Date('2026-11-25T01:00:00Z'), endsAt: new Date('2026-11-25T01:45:00Z') },
      ...{ id: 'a', status: 'scheduled', durationMinutes: 45, type: 'Individual', mode: null, way: null },
      ...{ meeting: null, guest: null, therapist: { timeZone }, client: { id: 'b', name: 'Meera Iyer' } },
    } as SessionLine;
    const now = new Date('2026-11-24T15:00:00Z');
    const agenda = { coming: [session], moreComing: false, toConclude: [], moreToConclude: false };
    return words(renderToStaticMarkup(<NextSession agenda={agenda} now={now} />));
  };
  expect(card(toronto)).toContain('Next session, today');
  expect(card(kolkata)).not.toContain('today');
});
