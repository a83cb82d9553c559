import { HandoverAnswerForm } from '@/components/booking/private/handover/handover-asks';
import { Card } from '@/components/ui/card';
import type { OwnHandover } from '@/lib/booking/handover/queries';
import { reasonSaid } from '@/lib/booking/handover/rules';
import { formatRupees } from '@/lib/format/money';
import { endOfIndianDay, lastDayInWords } from '@/lib/format/time';

type HandoverQuestionProps = {
  readonly handover: OwnHandover;
  /** Address of the page that shows it. */
  readonly path: string;
  /** IANA zone in which the client reads times. */
  readonly timeZone: string;
};

/** The facts that the client reads before they decide. */
function Explained({ handover, timeZone }: Omit<HandoverQuestionProps, 'path'>) {
  const { from, to, because, lastDay, credit } = handover;
  return (
    <Card variant="accent" size="lg" className="grid max-w-4xl gap-4">
      <p className="text-lead">
        {from.name} {reasonSaid(because)}. {to.name}, {to.title}, can go on with you.
      </p>
      <p>
        {to.listed && (
          <a href={`/professionals/${to.slug}`} className="tap text-link">
            Read about {to.name}
          </a>
        )}
      </p>
      <p>If you agree:</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          {to.name} sees your name, your contact details and this record, and can arrange sessions with you.
        </li>
        <li>
          Sessions with {from.name} after {lastDayInWords(endOfIndianDay(lastDay), timeZone)} are cancelled,
          free of charge. You agree new times with {to.name}.
        </li>
        <li>
          Forms and questionnaires that still wait for you from {from.name} are taken back. {to.name} sends
          their own.
        </li>
        <li>
          What you paid for sessions that did not take place is refunded by whoever received it. No money goes
          to {to.name} by itself.
          {credit.sessions > 0 &&
            ` Today that is ${formatRupees(credit.paise)} for ${credit.sessions} ${credit.sessions === 1 ? 'session' : 'sessions'} paid ahead to ${from.name}.`}
        </li>
        <li>
          Below you choose what else {to.name} may see. What you do not tick stays with {from.name}.
        </li>
        <li>Notes and messages of {from.name} stay where they are. Nobody else gets to read them.</li>
      </ul>
      <p>You may also say no and choose somebody else, or nobody. Nothing goes over then.</p>
    </Card>
  );
}

/** The question to the client, with both answers; afterwards only what was said to it. */
export function HandoverQuestion({ handover, path, timeZone }: HandoverQuestionProps) {
  const { id, state, from, to } = handover;
  const open = state === 'asked';
  return (
    <div className="grid gap-6">
      {open && <Explained handover={handover} timeZone={timeZone} />}
      <HandoverAnswerForm
        id="agree"
        postTo={path}
        hidden={{ handover: id, answer: 'accepted' }}
        fields={[
          {
            type: 'tick',
            name: 'results',
            label: `Show ${to.name} the results of questionnaires that ${from.name} sees`,
            required: false,
          },
          {
            type: 'tick',
            name: 'forms',
            label: `Let ${to.name} read the forms that I have signed for ${from.name}`,
            hint: `With all answers in them. ${from.name} keeps them too.`,
            required: false,
          },
          {
            type: 'tick',
            name: 'goals',
            label: `Let ${to.name} read the goals of my plans with ${from.name}`,
            required: false,
          },
          {
            type: 'tick',
            name: 'safetyPlan',
            label: `Show ${to.name} the safety plan that ${from.name} sees`,
            hint: `${from.name} then sees it no more. Without the tick it stays as it is.`,
            required: false,
          },
          {
            type: 'tick',
            name: 'summary',
            label: `${from.name} may write a summary of our work for ${to.name}`,
            hint: `Only these two can read it.`,
            required: false,
          },
        ]}
        button={open ? `Agree: ${to.name} goes on` : null}
        variant="default"
        label="Agree"
        className="max-w-measure"
      />
      <HandoverAnswerForm
        id="decline"
        postTo={path}
        hidden={{ handover: id, answer: 'declined' }}
        fields={[]}
        button={open ? 'Decline' : null}
        label="Decline"
      />
    </div>
  );
}
