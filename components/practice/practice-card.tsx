import { PracticePlayer } from '@/components/practice/practice-player';
import { clockText, type Practice } from '@/lib/practice/timeline';

/** One guided practice: what it is, "Start", and its words for reading without the player. */
export function PracticeCard({ practice }: { practice: Practice }) {
  const { title, description, seconds, prompts } = practice;
  return (
    <article className="flex h-full flex-col rounded-card bg-paper-2 p-6 shadow-card">
      <div className="flex items-baseline justify-between gap-4">
        <h3>{title}</h3>
        <p className="shrink-0 text-ink-soft text-small">{Math.round(seconds / 60)} min</p>
      </div>
      <p className="mt-2 mb-5">{description}</p>
      <div className="mt-auto space-y-2">
        <PracticePlayer practice={practice} />
        <details className="disclosure">
          <summary className="tap text-link">
            Read the steps<span className="sr-only"> of {title}</span>
          </summary>
          <ol className="space-y-2 pt-2">
            {prompts.map(({ at, text }) => (
              <li key={at} className="grid grid-cols-[3rem_1fr] gap-2">
                <span className="text-ink-soft text-small">{clockText(at)}</span>
                {text}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </article>
  );
}
