import { ExercisePlayer } from '@/components/site/exercise/exercise-player';
import { Card } from '@/components/ui/card';
import { clockText, type Exercise } from '@/lib/site/exercise/timeline';

/** One guided exercise: its description, "Start", and its steps for reading without the player. */
export function ExerciseCard({ exercise }: { exercise: Exercise }) {
  const { title, description, seconds, prompts } = exercise;
  return (
    <Card asChild variant="raised" size="flush" className="flex h-full flex-col p-6">
      <article>
        <div className="flex items-baseline justify-between gap-4">
          <h3>{title}</h3>
          <p className="shrink-0 text-muted-foreground text-small">{Math.round(seconds / 60)} min</p>
        </div>
        <p className="mt-2 mb-5">{description}</p>
        <div className="mt-auto space-y-2">
          <ExercisePlayer exercise={exercise} />
          <details className="disclosure">
            <summary className="tap text-link">
              Read the steps<span className="sr-only"> of {title}</span>
            </summary>
            <ol className="space-y-2 pt-2">
              {prompts.map(({ at, text }) => (
                <li key={at} className="grid grid-cols-[3rem_1fr] gap-2">
                  <span className="text-muted-foreground text-small">{clockText(at)}</span>
                  {text}
                </li>
              ))}
            </ol>
          </details>
        </div>
      </article>
    </Card>
  );
}
