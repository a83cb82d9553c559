import { RemoveForm } from '@/components/assessment/remove-form';
import { scoreInWords } from '@/components/assessment/score-table';
import { ShareForm } from '@/components/assessment/share-form';
import type { Option } from '@/lib/action/form-result';
import type { AssessmentLine } from '@/lib/assessment/queries';
import { referenceOf } from '@/lib/reference';
import { formatMoment } from '@/lib/time';

type AssessmentListProps = {
  readonly assessments: readonly AssessmentLine[];
  /** Therapists that a result can be shown to. */
  readonly choices: readonly Option[];
  /** Address of the page the list stands on. */
  readonly postTo: string;
};

/** Therapists to choose from; one who sees a result now stays among them, whatever has become of the work together. */
function choicesFor({ sharedWith }: AssessmentLine, choices: readonly Option[]): readonly Option[] {
  if (!sharedWith || choices.some(({ value }) => value === sharedWith.id)) return choices;
  return [...choices, { value: sharedWith.id, label: sharedWith.name }];
}

/** One's own results, each with who sees it and the way to remove it. */
export function AssessmentList({ assessments, choices, postTo }: AssessmentListProps) {
  return (
    <ul className="grid gap-4">
      {assessments.map((line) => {
        const { id, title, completedAt, sharedWith } = line;
        const reference = referenceOf(id);
        const about = `${title}, ${formatMoment(completedAt)}`;
        const offered = choicesFor(line, choices);
        return (
          <li key={id} className="grid gap-4 rounded-card border border-line bg-paper-2 p-5 shadow-card">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="min-w-0 font-sans text-h4">{title}</h3>
              <p className="font-semibold text-h4">{scoreInWords(line)}</p>
            </div>
            <p className="text-ink-soft text-small">
              <time dateTime={completedAt.toISOString()}>{formatMoment(completedAt)}</time>
              {' · '}
              {sharedWith ? `${sharedWith.name} sees it` : 'Only you see it'}
            </p>
            {offered.length > 0 ? (
              <ShareForm
                id={`share-${reference}`}
                assessment={id}
                about={about}
                postTo={postTo}
                choices={offered}
                now={sharedWith?.id ?? ''}
              />
            ) : (
              <p className="text-ink-soft text-small">
                Once you work with a therapist here, you can show it to them.
              </p>
            )}
            <RemoveForm id={`remove-${reference}`} assessment={id} about={about} postTo={postTo} />
          </li>
        );
      })}
    </ul>
  );
}
