import { AnswerForm } from '@/components/booking/change/proposal-answer';
import { Attention } from '@/components/layout/attention';
import { When } from '@/components/ui/format';
import type { BookingView } from '@/lib/booking/queries';

type ProposedTimeProps = { readonly booking: BookingView; readonly proposed: Date; readonly token: string };

/** Another time that the therapist proposes; nothing changes until the person agrees. */
export function ProposedTime({ booking: { therapist, timeZone }, proposed, token }: ProposedTimeProps) {
  return (
    <Attention id="proposed" title="Does another time work for you?" heading="h2">
      <p className="max-w-measure">
        {therapist?.name ?? 'Our team'} proposes{' '}
        <When at={proposed} zone={timeZone} as="instant" className="font-semibold" />. Your appointment stays
        as it is until you agree.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <AnswerForm token={token} answer="agree" />
        <AnswerForm token={token} answer="decline" />
      </div>
    </Attention>
  );
}
