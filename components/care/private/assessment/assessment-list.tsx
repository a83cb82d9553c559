import { RemoveForm } from '@/components/care/private/assessment/remove-form';
import { scoreInWords } from '@/components/care/private/assessment/score-table';
import { ShareForm } from '@/components/care/private/assessment/share-form';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { AssessmentLine } from '@/lib/care/assessment/queries';
import { referenceOf } from '@/lib/format/reference';
import { formatShown } from '@/lib/format/time';
import type { Option } from '@/lib/server/action/form-result';

type AssessmentListProps = {
  readonly assessments: readonly AssessmentLine[];
  readonly choices: readonly Option[];
  readonly postTo: string;
};

/** Therapists to choose from; one who sees a result now stays in the list, even after the work together has ended. */
function choicesFor({ sharedWith }: AssessmentLine, choices: readonly Option[]): readonly Option[] {
  if (!sharedWith || choices.some(({ value }) => value === sharedWith.id)) return choices;
  return [...choices, { value: sharedWith.id, label: sharedWith.name }];
}

/** One's own results, each with who sees it and a button to remove it. */
export function AssessmentList({ assessments, choices, postTo }: AssessmentListProps) {
  return (
    <ul className="grid gap-4">
      {assessments.map((line) => {
        const { id, title, completedAt, sharedWith } = line;
        const reference = referenceOf(id);
        const about = `${title}, ${formatShown(completedAt)}`;
        const offered = choicesFor(line, choices);
        return (
          <Card asChild key={id} size="dense" className="grid gap-2">
            <li>
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h3 className="min-w-0 font-sans text-h4">{title}</h3>
                <p className="font-semibold text-h4">{scoreInWords(line)}</p>
              </div>
              <p className="text-muted-foreground text-small">
                <When at={completedAt} />
                {' · '}
                {sharedWith ? `${sharedWith.name} sees it` : 'Only you see it'}
              </p>
              {offered.length === 0 && (
                <p className="text-muted-foreground text-small">
                  When you work with a therapist here, you can share it with them.
                </p>
              )}
              <div className="flex flex-wrap gap-x-8">
                {offered.length > 0 && (
                  <ShareForm
                    id={`share-${reference}`}
                    assessment={id}
                    about={about}
                    postTo={postTo}
                    choices={offered}
                    now={sharedWith?.id ?? ''}
                  />
                )}
                <RemoveForm id={`remove-${reference}`} assessment={id} about={about} postTo={postTo} />
              </div>
            </li>
          </Card>
        );
      })}
    </ul>
  );
}
