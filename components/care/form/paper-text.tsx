import { answerInWords } from '@/lib/care/form/answers';
import { type Answers, paragraphs, type Section } from '@/lib/care/form/paper';
import { formatDay } from '@/lib/format/time';

export function PaperText({ text }: { readonly text: string | undefined }) {
  return paragraphs(text).map((paragraph) => (
    <p key={paragraph} className="max-w-measure whitespace-pre-line wrap-anywhere">
      {paragraph}
    </p>
  ));
}

type AnsweredSectionProps = {
  readonly section: Section;
  readonly answers: Answers;
  /** Stands below the title, such as a link back to the step. */
  readonly action?: React.ReactNode;
  /** Leaves the text out, where it was read just before. */
  readonly withText?: boolean;
};

export function AnsweredSection({ section, answers, action, withText = true }: AnsweredSectionProps) {
  const { id, title, text, questions } = section;
  return (
    <section aria-labelledby={`part-${id}`} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`part-${id}`} className="wrap-anywhere text-h4">
          {title}
        </h2>
        {action}
      </div>
      {withText && <PaperText text={text} />}
      <dl className="grid gap-3">
        {questions.map((question) => (
          <div key={question.id} className="grid gap-0.5">
            <dt className="wrap-anywhere text-muted-foreground text-small">{question.label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">
              {answerInWords(question, answers[question.id], formatDay)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
