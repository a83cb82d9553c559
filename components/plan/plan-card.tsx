import type { ReactNode } from 'react';
import type { PlanLine } from '@/lib/plan/queries';
import { formatDay, indianDay } from '@/lib/time';

const looks: Readonly<Record<string, string>> = {
  active: 'bg-accent-soft text-accent-ink',
  completed: 'bg-success-soft text-success',
};

const dayOf = (moment: Date) => formatDay(indianDay(moment));

type PlanCardProps = {
  readonly plan: PlanLine;
  readonly reader: 'client' | 'therapist';
  /** What the reader can do with it, below it. */
  readonly children?: ReactNode;
};

/** One plan: what it is, with whom, how far it has come. */
export function PlanCard({ plan, reader, children }: PlanCardProps) {
  const { name, description, type, status, total, completed, progress, createdAt, endedAt } = plan;
  const other = reader === 'client' ? plan.therapist : plan.client;
  const done = `${completed} of ${total} ${total === 1 ? 'session' : 'sessions'} completed`;
  const ended = endedAt ? `, ended on ${dayOf(endedAt)}` : '';
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper-2 p-5 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 break-words font-sans text-h4">{name}</h3>
        <strong
          className={`rounded-full px-3 py-0.5 text-small ${looks[status] ?? 'bg-paper-3 text-ink-soft'}`}
        >
          {plan.statusText}
        </strong>
      </div>
      <p className="break-words text-ink-soft text-small">
        {type} · {other.name} · Since {dayOf(createdAt)}
        {ended}
      </p>
      {description && <p className="max-w-measure whitespace-pre-wrap break-words">{description}</p>}
      <div className="grid gap-1.5">
        <p className="text-small">{done}</p>
        <progress
          aria-label={`Progress of ${name}`}
          value={completed}
          max={total}
          className="h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-paper-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-primary"
        >
          {progress}%
        </progress>
      </div>
      {children}
    </li>
  );
}
