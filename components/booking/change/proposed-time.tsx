import { AnswerForm } from '@/components/booking/change/proposal-answer';
import { Card } from '@/components/ui/card';
import type { BookingView } from '@/lib/booking/queries';
import { formatInstant } from '@/lib/format/time';

type ProposedTimeProps = { readonly booking: BookingView; readonly proposed: Date; readonly token: string };

/** Another time that the therapist proposes; nothing changes until the person agrees. */
export function ProposedTime({ booking: { therapist, timeZone }, proposed, token }: ProposedTimeProps) {
  return (
    <Card asChild variant="accent" className="grid max-w-measure gap-4">
      <section aria-labelledby="proposed">
        <h2 id="proposed" className="text-h3">
          Does another time work for you?
        </h2>
        <p>
          {therapist?.name ?? 'Our team'} proposes{' '}
          <time dateTime={proposed.toISOString()} className="font-semibold">
            {formatInstant(proposed, timeZone)}
          </time>
          . Your appointment stays as it is until you agree.
        </p>
        <div className="flex flex-wrap items-start gap-3">
          <AnswerForm token={token} answer="agree" />
          <AnswerForm token={token} answer="decline" />
        </div>
      </section>
    </Card>
  );
}
