import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { OwnGrievance } from '@/lib/privacy/grievance/queries';
import { acknowledgeHours } from '@/lib/privacy/grievance/rules';

const on = (moment: Date) => <When at={moment} as="day" />;

const by = (moment: Date, timeZone: string) => <When at={moment} as="until" zone={timeZone} />;

const badges = {
  received: { text: 'Received', variant: 'warm' },
  acknowledged: { text: 'Acknowledged', variant: 'secondary' },
  answered: { text: 'Answered', variant: 'success' },
} as const;

type ClockProps = {
  readonly grievance: OwnGrievance;
  /** Zone in which the reader sees times. */
  readonly timeZone: string;
};

function Clock({ grievance, timeZone }: ClockProps) {
  const { receivedAt, acknowledgedAt, acknowledgeBy, answerBy, answeredAt } = grievance;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small">
      <dt className="font-semibold">Sent</dt>
      <dd>{on(receivedAt)}</dd>
      <dt className="font-semibold">{acknowledgedAt ? 'Acknowledged' : 'Acknowledgement'}</dt>
      <dd>
        {acknowledgedAt ? (
          on(acknowledgedAt)
        ) : (
          <>
            by {by(acknowledgeBy, timeZone)}, within {acknowledgeHours} hours
          </>
        )}
      </dd>
      <dt className="font-semibold">{answeredAt ? 'Answered' : 'Answer'}</dt>
      <dd>{answeredAt ? on(answeredAt) : <>by {by(answerBy, timeZone)}, within one month</>}</dd>
    </dl>
  );
}

export function GrievanceList({
  grievances,
  timeZone,
}: Pick<ClockProps, 'timeZone'> & { readonly grievances: readonly OwnGrievance[] }) {
  return (
    <ul className="divide-y divide-border">
      {grievances.map((grievance) => {
        const { reference, subject, message, state, late, answer } = grievance;
        return (
          <li key={reference} className="grid gap-3 py-6 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <h3 className="wrap-anywhere font-sans text-h4">{subject}</h3>
              <Badge variant={badges[state].variant}>{badges[state].text}</Badge>
            </div>
            <p className="text-muted-foreground text-small">Reference {reference}</p>
            <Clock grievance={grievance} timeZone={timeZone} />
            {late && (
              <Alert asChild variant="destructive" frame="plain" size="sm" className="text-destructive">
                <p>
                  We are late, and we are sorry. Our team has been notified. You can complain to the Data
                  Protection Board of India without waiting for us.
                </p>
              </Alert>
            )}
            <details className="disclosure">
              <summary className="tap text-link font-semibold">What you wrote</summary>
              <p className="whitespace-pre-wrap wrap-anywhere pb-2">{message}</p>
            </details>
            {answer && (
              <Card variant="muted" size="sm">
                <p className="font-semibold">Our answer</p>
                <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{answer}</p>
              </Card>
            )}
          </li>
        );
      })}
    </ul>
  );
}
