import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { FileText } from '@/components/ui/icons';
import type { RecordRequestView } from '@/lib/care/record-request/queries';
import { recordWords, withheldSaid } from '@/lib/care/record-request/rules';

export function RecordPapers({ papers }: Pick<RecordRequestView, 'papers'>) {
  if (papers.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {papers.map(({ id, name }) => (
        <li key={id}>
          <a href={`/api/record-papers/${id}`} className="tap inline-flex items-center gap-2 text-link">
            <FileText aria-hidden="true" className="size-4 shrink-0" />
            <span className="wrap-anywhere">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An answer as its client and its therapist read it: summary, papers, and what is withheld and why. Prints as a paper. */
export function RecordAnswer({ request }: { readonly request: RecordRequestView }) {
  const { answer, papers, withheldBecause, therapist, client, answeredAt } = request;
  if (answer === undefined) {
    return (
      <Alert variant="destructive">
        <p>{recordWords.sealed}</p>
      </Alert>
    );
  }
  if (answer === null || !answeredAt) return null;
  return (
    <Card asChild variant="flat" className="grid max-w-4xl gap-5">
      <article aria-label="Answer">
        <p className="text-muted-foreground text-small">
          Basic medical records of {client}, given by {therapist} on <When at={answeredAt} as="named" />{' '}
          (Mental Healthcare Act 2017, section 25)
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{answer.summary}</p>
        <RecordPapers papers={papers} />
        {withheldBecause && (
          <div className="grid gap-2 border-border border-t pt-4">
            <p>
              <strong>Withheld:</strong> <span className="whitespace-pre-wrap">{answer.withheld}</span>
            </p>
            <p>
              This part is withheld {withheldSaid[withheldBecause]} (section 25(2)). You can apply to the
              Mental Health Review Board of your district for an order to release it (section 25(3)).
            </p>
          </div>
        )}
      </article>
    </Card>
  );
}
