import { AnswerForm } from '@/components/booking/change/proposal-answer';
import { Attention } from '@/components/layout/attention';
import { When } from '@/components/ui/format';
import { appointmentLink } from '@/lib/booking/link';
import type { SessionLine } from '@/lib/care/session/queries';

export type Proposal = {
  readonly token: string;
  readonly from: string;
  readonly startsAt: Date;
  readonly proposed: Date;
};

/** Proposals that wait for the reader's answer, the nearest session first. */
export function proposalsIn(sessions: readonly SessionLine[], now: Date): Proposal[] {
  return sessions.flatMap(({ status, linkId, startsAt, endsAt, proposedStartsAt, therapist }) =>
    status === 'scheduled' && linkId && proposedStartsAt && startsAt > now
      ? {
          token: appointmentLink.token(linkId, endsAt),
          from: therapist.name,
          startsAt,
          proposed: proposedStartsAt,
        }
      : [],
  );
}

/** The question, with both answers. */
export function ProposalTurn({ proposal, timeZone }: { proposal: Proposal; timeZone: string }) {
  const { token, from, startsAt, proposed } = proposal;
  return (
    <Attention id="proposed" title={`${from} proposes another time`}>
      <p>
        <When at={proposed} zone={timeZone} className="font-semibold text-lead" /> instead of{' '}
        <When at={startsAt} zone={timeZone} />. Your appointment stays as it is until you agree.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <AnswerForm token={token} answer="agree" />
        <AnswerForm token={token} answer="decline" />
      </div>
    </Attention>
  );
}
