import type { ReactNode } from 'react';
import { When } from '@/components/ui/format';
import { Progress } from '@/components/ui/private/progress';
import type { GoalLine } from '@/lib/care/plan/goal/queries';
import { distanceOf, goalStepNames, goalSteps, goalWords } from '@/lib/care/plan/goal/rules';

const whole = goalStepNames.length - 1;

function History({ history }: Pick<GoalLine, 'history'>) {
  return (
    <details>
      <summary className="tap cursor-pointer text-link text-small">History</summary>
      <ol className="grid gap-1 text-small">
        {history.map(({ step, at }) => (
          <li key={at.getTime()}>
            <When at={at} as="day" />: {goalSteps[step]}
          </li>
        ))}
      </ol>
    </details>
  );
}

type GoalListProps = {
  /** Null while nothing can be opened. */
  readonly goals: readonly GoalLine[] | null;
  readonly below?: (goal: GoalLine) => ReactNode;
};

/** The goals of a plan, each with how far it has come and the days on which it moved. */
export function GoalList({ goals, below }: GoalListProps) {
  if (goals === null) return <p className="text-destructive text-small">{goalWords.sealed}</p>;
  if (goals.length === 0) return null;
  return (
    <ul aria-label="Goals" className="grid gap-4 border-border border-t pt-4">
      {goals.map((line) => {
        const { id, goal, step, history } = line;
        return (
          <li key={id} className="grid gap-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className="min-w-0 wrap-anywhere font-semibold">{goal}</p>
              <p className="text-small">{goalSteps[step]}</p>
            </div>
            <Progress aria-label={`Progress: ${goal}`} value={distanceOf(step)} max={whole}>
              {goalSteps[step]}
            </Progress>
            {history.length > 1 && <History history={history} />}
            {below?.(line)}
          </li>
        );
      })}
    </ul>
  );
}
