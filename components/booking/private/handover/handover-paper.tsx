import type { ReactNode } from 'react';
import { type Fact, Facts } from '@/components/layout/private/facts';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { HandoverView } from '@/lib/booking/handover/queries';
import { stateInWords } from '@/lib/booking/handover/rules';
import { formatRupees } from '@/lib/format/money';
import { endOfIndianDay, formatMoment, lastDayInWords } from '@/lib/format/time';

function List({ lines }: { readonly lines: readonly { readonly key: string; readonly text: string }[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/** "Eight weeks: 4 sessions left, ₹6,000 paid for them" */
function planInWords({ name, sessions, leftPaise }: HandoverView['plans'][number]): string {
  const count = `${sessions} ${sessions === 1 ? 'session' : 'sessions'} left`;
  return `${name}: ${count}${leftPaise === null ? '' : `, ${formatRupees(leftPaise)} paid for them`}`;
}

/** Something that goes over only if the client ticked it. */
function agreedTo(agreed: boolean, intro: string, lines: Parameters<typeof List>[0]['lines']): ReactNode {
  if (!agreed) return 'The client did not agree to this.';
  if (lines.length === 0) return 'There was nothing to share.';
  return (
    <>
      {intro}
      <List lines={lines} />
    </>
  );
}

type HandoverPaperProps = {
  readonly handover: HandoverView;
  /** IANA zone of its reader. */
  readonly timeZone: string;
};

function movedFacts({ handover, timeZone }: HandoverPaperProps): readonly Fact[] {
  const { from, to, sessions, plans, results, sharesResults, sharesSummary, summarySignedAt } = handover;
  const { forms, goals, sharesForms, sharesGoals, safetyPlan } = handover;
  const hasMoney = plans.some(({ leftPaise }) => leftPaise !== null);
  const alsoRead = `${to.name} can also read these:`;
  const dated = (lines: HandoverView['results']) =>
    lines.map(({ id, name, at }) => ({ key: id, text: `${name}, ${formatMoment(at)}` }));
  return [
    [
      'Sessions that ended',
      <div key="sessions">
        {sessions.length === 0
          ? 'There were no later sessions.'
          : `Cancelled with ${from.name}, to be booked again with ${to.name}:`}
        <List lines={sessions.map((at) => ({ key: at.toISOString(), text: formatMoment(at, timeZone) }))} />
      </div>,
    ],
    [
      'Plans',
      <div key="plans">
        {plans.length === 0 ? (
          'There was no active plan.'
        ) : (
          <List lines={plans.map((plan) => ({ key: plan.id, text: planInWords(plan) }))} />
        )}
        {hasMoney && (
          <p className="mt-2">
            The person who received the money refunds unused sessions. {to.name} agrees a new plan with the
            client.
          </p>
        )}
      </div>,
    ],
    [
      'Results of questionnaires',
      agreedTo(
        sharesResults,
        `${to.name} can now see these, and ${from.name} no longer can:`,
        dated(results),
      ),
    ],
    ['Signed forms', agreedTo(sharesForms, alsoRead, dated(forms))],
    [
      'Goals',
      agreedTo(
        sharesGoals,
        alsoRead,
        goals.map(({ plan, count }) => ({
          key: plan,
          text: `${plan}: ${count} ${count === 1 ? 'goal' : 'goals'}`,
        })),
      ),
    ],
    [
      'Safety plan',
      safetyPlan
        ? `${to.name} sees the one of ${formatMoment(safetyPlan)} instead of ${from.name}.`
        : 'None.',
    ],
    [
      'Summary',
      !sharesSummary
        ? 'The client did not agree to this, or has withdrawn.'
        : summarySignedAt
          ? `Signed by ${from.name} on ${formatMoment(summarySignedAt)}.`
          : `${from.name} can write one.`,
    ],
    ['Not handed over', `${from.name}’s notes and messages, and anything not listed here.`],
  ];
}

const endings = { accepted: 'Agreed by the client', declined: 'Declined by the client' } as const;

/** The paper of a handover: who asked whom, what the client decided and when, and what went over. Prints as a page. */
export function HandoverPaper({ handover, timeZone }: HandoverPaperProps) {
  const { state, client, from, to, byTeam, startedAt, endedAt, lastDay } = handover;
  return (
    <Card asChild variant="flat" className="max-w-4xl">
      <section aria-label="Handover summary">
        <Facts
          facts={[
            ['Client', client.name],
            ['From', from.name],
            [
              'To',
              <div key="to">
                <bdi>{to.name}</bdi>, {to.title}
              </div>,
            ],
            [
              'Asked',
              <div key="asked">
                <When at={startedAt} as="record" />, by {byTeam ? 'the Antarman team' : from.name}
              </div>,
            ],
            ['Last day', lastDayInWords(endOfIndianDay(lastDay), timeZone)],
            state === 'withdrawn' || state === 'asked'
              ? ['State', `${stateInWords[state]}${endedAt ? `, ${formatMoment(endedAt)}` : ''}`]
              : [endings[state], endedAt && <When at={endedAt} as="record" />],
            ...(state === 'accepted'
              ? movedFacts({ handover, timeZone })
              : ([['Handed over', 'Nothing.']] as const)),
          ]}
        />
      </section>
    </Card>
  );
}
