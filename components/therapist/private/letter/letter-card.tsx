import { Card, CardTitle } from '@/components/ui/card';
import { FieldDescription } from '@/components/ui/field';
import { filledLetter, type LetterValues, type OwnWords } from '@/lib/therapist/letter/rules';

export type LetterCardProps = {
  readonly words: OwnWords;
  readonly values: LetterValues;
  /** Name of a real client; null for an invented one. */
  readonly client: string | null;
  /** The lines of the service below the therapist's words. */
  readonly below: readonly string[];
  /** The last line of every email. */
  readonly help: string;
};

/** A letter as one client reads it. */
export function LetterCard({ words, values, client, below, help }: LetterCardProps) {
  const { subject, body } = filledLetter(words, values);
  return (
    <Card asChild variant="flat" className="min-w-0">
      <section aria-labelledby="letter-preview" className="grid gap-4">
        <div>
          <CardTitle asChild>
            <h2 id="letter-preview">Preview</h2>
          </CardTitle>
          <FieldDescription>
            {client
              ? `Preview as ${client} sees it.`
              : 'With an invented name, because you have no client yet.'}
          </FieldDescription>
        </div>
        <p dir="auto" className="wrap-anywhere font-semibold">
          {subject}
        </p>
        <div className="wrap-anywhere grid gap-3 border-border border-t pt-4">
          <p dir="auto" className="whitespace-pre-line">
            {body}
          </p>
          {below.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="text-muted-foreground text-small">{help}</p>
        </div>
      </section>
    </Card>
  );
}
