import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { OpenedRequest } from '@/lib/contact/inbox/queries';
import { answerWays, waysInWords } from '@/lib/contact/reply/rules';

/** "Answered on the phone"; leaves out a way from another release. */
function wayInWords(way: string | null): string {
  const known = answerWays.find(({ value }) => value === way);
  return known ? ` ${waysInWords[known.value]}` : '';
}

/** The outcome of a request; nothing while it still waits. */
export function ReplyGiven({ request }: { readonly request: OpenedRequest }) {
  const { state, doneAt, answer, answerWay, closeReason, clientId } = request;
  if (state === 'open' || !doneAt) return null;
  return (
    <Card variant="muted" size="sm" className="grid gap-3">
      <p>
        <strong>
          {state === 'answered' ? `Answered${wayInWords(answerWay)}` : 'Closed without an answer'}
        </strong>
        {' · '}
        <When at={doneAt} />
      </p>
      {answer && <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>}
      {state === 'closed' && closeReason && <p>Reason: {closeReason}</p>}
      {clientId && (
        <p>
          They are now your client.{' '}
          <a href={`/therapist-dashboard/clients/${clientId}`} className="text-link">
            Open their page
          </a>
        </p>
      )}
    </Card>
  );
}
