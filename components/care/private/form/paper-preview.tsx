import { PaperText } from '@/components/care/form/paper-text';
import { TitledSection } from '@/components/layout/titled-section';
import { Card } from '@/components/ui/card';
import { type Paper, questionKinds } from '@/lib/care/form/paper';

export function PaperPreview({
  paper,
  sources,
}: {
  readonly paper: Paper;
  readonly sources: readonly string[];
}) {
  return (
    <Card className="grid max-w-4xl gap-7">
      <PaperText text={paper.intro} />
      {paper.sections.map(({ id, title, text, by, questions }) => (
        <section key={id} aria-labelledby={`part-${id}`} className="grid gap-3">
          <h2 id={`part-${id}`} className="wrap-anywhere text-h3">
            {title}
          </h2>
          {by === 'guardian' && (
            <p className="text-muted-foreground text-small">For the guardian to read and answer.</p>
          )}
          <PaperText text={text} />
          <ul className="grid gap-3">
            {questions.map(({ id: question, label, kind, required, options }) => (
              <li key={question} className="grid gap-0.5">
                <span className="wrap-anywhere">{label}</span>
                <span className="text-muted-foreground text-small">
                  {questionKinds[kind]}
                  {required && ' · required'}
                  {options && `: ${options.join(', ')}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sources.length > 0 && (
        <TitledSection
          id="sources"
          title="Sources"
          size="h4"
          className="grid gap-2 border-border border-t pt-5"
        >
          <ul className="grid list-disc gap-1 ps-5 text-muted-foreground text-small">
            {sources.map((source) => (
              <li key={source} className="wrap-anywhere">
                {source}
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </Card>
  );
}
