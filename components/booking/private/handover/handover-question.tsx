import { HandoverAnswerForm } from '@/components/booking/private/handover/handover-asks';
import { Card } from '@/components/ui/card';
import type { OwnHandover } from '@/lib/booking/handover/queries';
import { reasonSaid } from '@/lib/booking/handover/rules';
import { formatRupees } from '@/lib/format/money';
import { endOfIndianDay, lastDayShown } from '@/lib/format/time';

type HandoverQuestionProps = {
  readonly handover: OwnHandover;
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
        <bdi>{from.name}</bdi> {reasonSaid(because)}. <bdi>{to.name}</bdi>, {to.title}, can continue your
        therapy.
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
          {to.name} will see your name, contact details and this record, and can schedule sessions with you.
        </li>
        <li>
          Sessions with {from.name} after {lastDayShown(endOfIndianDay(lastDay), timeZone)} are cancelled free
          of charge. You book new times with {to.name}.
        </li>
        <li>
          Forms and questionnaires from {from.name} that you have not filled in are cancelled. {to.name} will
          send their own.
        </li>
        <li>
          The person who received your money refunds sessions that did not take place. No money is passed to{' '}
          {to.name}.
          {credit.sessions > 0 &&
            ` Today that is ${formatRupees(credit.paise)} for ${credit.sessions} ${credit.sessions === 1 ? 'session' : 'sessions'} paid in advance to ${from.name}.`}
        </li>
        <li>
          Below, choose what else {to.name} may see. Anything you do not tick stays with {from.name}.
        </li>
        <li>Only {from.name} can read their notes and your messages. They are not passed on.</li>
      </ul>
      <p>You can decline and choose another therapist, or none. Then nothing is passed on.</p>
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
            label: `Share with ${to.name} the questionnaire results that ${from.name} can see`,
            required: false,
          },
          {
            type: 'tick',
            name: 'forms',
            label: `Share with ${to.name} the forms I signed for ${from.name}`,
            hint: `Including all your answers. ${from.name} also keeps a copy.`,
            required: false,
          },
          {
            type: 'tick',
            name: 'goals',
            label: `Share with ${to.name} my therapy goals with ${from.name}`,
            required: false,
          },
          {
            type: 'tick',
            name: 'safetyPlan',
            label: `Share with ${to.name} the safety plan that ${from.name} can see`,
            hint: `${from.name} will no longer see it. If you do not tick this, nothing changes.`,
            required: false,
          },
          {
            type: 'tick',
            name: 'summary',
            label: `Allow ${from.name} to write a summary of our work for ${to.name}`,
            hint: `Only the two of them can read it.`,
            required: false,
          },
        ]}
        button={open ? `Agree: continue with ${to.name}` : null}
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
