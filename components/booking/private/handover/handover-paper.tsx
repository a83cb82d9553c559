import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { HandoverView } from '@/lib/booking/handover/queries';
import { stateInWords } from '@/lib/booking/handover/rules';
import { formatRupees } from '@/lib/format/money';
import { endOfIndianDay, formatMoment, lastDayInWords } from '@/lib/format/time';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1 py-3 sm:grid-cols-[14rem_1fr] sm:gap-4">
      <dt className="font-semibold">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

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

type AgreedProps = {
  readonly name: string;
  readonly agreed: boolean;
  readonly intro: string;
  readonly lines: Parameters<typeof List>[0]['lines'];
};

/** Something that goes over only if the client ticked it. */
function Agreed({ name, agreed, intro, lines }: AgreedProps) {
  return (
    <Fact name={name}>
      {!agreed ? (
        'The client did not agree to this.'
      ) : lines.length === 0 ? (
        'There was nothing to share.'
      ) : (
        <>
          {intro}
          <List lines={lines} />
        </>
      )}
    </Fact>
  );
}

type HandoverPaperProps = {
  readonly handover: HandoverView;
  /** IANA zone of its reader. */
  readonly timeZone: string;
};

function Moved({ handover, timeZone }: HandoverPaperProps) {
  const { from, to, sessions, plans, results, sharesResults, sharesSummary, summarySignedAt } = handover;
  const { forms, goals, sharesForms, sharesGoals, safetyPlan } = handover;
  const hasMoney = plans.some(({ leftPaise }) => leftPaise !== null);
  return (
    <>
      <Fact name="Sessions that ended">
        {sessions.length === 0
          ? 'There were no later sessions.'
          : `Cancelled with ${from.name}, to be booked again with ${to.name}:`}
        <List lines={sessions.map((at) => ({ key: at.toISOString(), text: formatMoment(at, timeZone) }))} />
      </Fact>
      <Fact name="Plans">
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
      </Fact>
      <Agreed
        name="Results of questionnaires"
        agreed={sharesResults}
        intro={`${to.name} can now see these, and ${from.name} no longer can:`}
        lines={results.map(({ id, name, at }) => ({ key: id, text: `${name}, ${formatMoment(at)}` }))}
      />
      <Agreed
        name="Signed forms"
        agreed={sharesForms}
        intro={`${to.name} can also read these:`}
        lines={forms.map(({ id, name, at }) => ({ key: id, text: `${name}, ${formatMoment(at)}` }))}
      />
      <Agreed
        name="Goals"
        agreed={sharesGoals}
        intro={`${to.name} can also read these:`}
        lines={goals.map(({ plan, count }) => ({
          key: plan,
          text: `${plan}: ${count} ${count === 1 ? 'goal' : 'goals'}`,
        }))}
      />
      <Fact name="Safety plan">
        {safetyPlan
          ? `${to.name} sees the one of ${formatMoment(safetyPlan)} instead of ${from.name}.`
          : 'None.'}
      </Fact>
      <Fact name="Summary">
        {!sharesSummary
          ? 'The client did not agree to this, or has withdrawn.'
          : summarySignedAt
            ? `Signed by ${from.name} on ${formatMoment(summarySignedAt)}.`
            : `${from.name} can write one.`}
      </Fact>
      <Fact name="Not handed over">{from.name}’s notes and messages, and anything not listed here.</Fact>
    </>
  );
}

const endings = { accepted: 'Agreed by the client', declined: 'Declined by the client' } as const;

/** The paper of a handover: who asked whom, what the client decided and when, and what went over. Prints as a page. */
export function HandoverPaper({ handover, timeZone }: HandoverPaperProps) {
  const { state, client, from, to, byTeam, startedAt, endedAt, lastDay } = handover;
  return (
    <Card asChild variant="flat" className="max-w-4xl">
      <section aria-label="Handover summary">
        <dl className="divide-y divide-border">
          <Fact name="Client">{client.name}</Fact>
          <Fact name="From">{from.name}</Fact>
          <Fact name="To">
            <bdi>{to.name}</bdi>, {to.title}
          </Fact>
          <Fact name="Asked">
            <When at={startedAt} as="record" />, by {byTeam ? 'the Antarman team' : from.name}
          </Fact>
          <Fact name="Last day">{lastDayInWords(endOfIndianDay(lastDay), timeZone)}</Fact>
          <Fact name={state === 'withdrawn' || state === 'asked' ? 'State' : endings[state]}>
            {endedAt && state !== 'withdrawn' && state !== 'asked' ? (
              <When at={endedAt} as="record" />
            ) : (
              `${stateInWords[state]}${endedAt ? `, ${formatMoment(endedAt)}` : ''}`
            )}
          </Fact>
          {state === 'accepted' && <Moved handover={handover} timeZone={timeZone} />}
          {state !== 'accepted' && <Fact name="Handed over">Nothing.</Fact>}
        </dl>
      </section>
    </Card>
  );
}
