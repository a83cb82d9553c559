import { HandoverSummaryForm } from '@/components/booking/private/handover/handover-asks';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { TherapistHandover } from '@/lib/booking/handover/queries';
import { handoverWords } from '@/lib/booking/handover/rules';

type HandoverSummaryProps = {
  readonly handover: TherapistHandover;
  readonly path: string;
};

/** The steps that the author may take now, in a sentence. */
function handoverInWords({ state, to, client }: TherapistHandover): string {
  return state === 'asked'
    ? `You can write it now. ${to.name} can read it once ${client.name} agrees to the handover and the summary; otherwise we delete it.`
    : `${client.name} has agreed to a summary. ${to.name} can read it as soon as you sign it.`;
}

/** The summary for the therapist who goes on: sealed, signed once, for these two to read. */
export function HandoverSummary({ handover, path }: HandoverSummaryProps) {
  const { id, side, state, summary, sharesSummary, summarySignedAt, from, to } = handover;
  const writable = side === 'from' && !summarySignedAt && (state === 'asked' || sharesSummary);
  const shown = writable || summarySignedAt !== null;
  if (side === 'to' && !shown) return null;
  return (
    <section aria-labelledby={shown ? 'summary' : undefined} className="grid max-w-4xl gap-4">
      {shown && (
        <h2 id="summary" className="text-h3">
          Summary for {to.name}
        </h2>
      )}
      {summary === undefined && (
        <Alert variant="destructive">
          <p>{handoverWords.sealed}</p>
        </Alert>
      )}
      {summary && summarySignedAt && (
        <Card asChild variant="flat" className="grid gap-4">
          <article aria-label="Summary">
            <p className="whitespace-pre-wrap wrap-anywhere">{summary}</p>
            <p className="text-muted-foreground text-small">
              Signed by {from.name} on <When at={summarySignedAt} />
            </p>
          </article>
        </Card>
      )}
      {writable && <p className="max-w-measure">{handoverInWords(handover)} Nobody else can open it.</p>}
      {side === 'from' && (
        <HandoverSummaryForm
          id="sign"
          postTo={path}
          hidden={{ handover: id }}
          fields={[{ name: 'words', label: 'Summary', rows: 8 }]}
          button={writable ? 'Sign summary' : null}
          variant="default"
          label="Sign a summary"
        />
      )}
    </section>
  );
}
