import type { ReactNode } from 'react';
import type { SessionLine } from '@/lib/session/queries';
import { formatInstantElsewhere, formatMoment } from '@/lib/time';

const looks: Readonly<Record<string, string>> = {
  scheduled: 'bg-accent-soft text-accent-ink',
  completed: 'bg-success-soft text-success',
};

const cancellers: Readonly<Record<string, string>> = {
  client: 'the client',
  therapist: 'the therapist',
  admin: 'our team',
};

type SessionCardProps = {
  readonly session: SessionLine;
  /** Who reads it: the name and the clock shown are those of the other and the own side. */
  readonly reader: 'client' | 'therapist';
  /** What the reader can do with it, below it. */
  readonly children?: ReactNode;
};

/** One session: when, with whom, how, and where it stands. */
export function SessionCard({ session, reader, children }: SessionCardProps) {
  const { startsAt, durationMinutes, status, mode, plan, cancelReason, cancelledBy } = session;
  const other = reader === 'client' ? session.therapist : session.client;
  const elsewhere = formatInstantElsewhere(startsAt, session[reader].timeZone);
  const facts = [`${durationMinutes} minutes`, session.type, mode, plan && `On the plan “${plan.name}”`];
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper-2 p-5 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 font-sans text-h4">
          <time dateTime={startsAt.toISOString()}>{formatMoment(startsAt)}</time>
        </h3>
        <strong
          className={`rounded-full px-3 py-0.5 text-small ${looks[status] ?? 'bg-paper-3 text-ink-soft'}`}
        >
          {session.statusText}
        </strong>
      </div>
      {elsewhere && <p className="text-ink-soft text-small">{elsewhere}</p>}
      <p className="break-words">
        With{' '}
        {reader === 'therapist' ? (
          <a href={`/therapist-dashboard/clients/${session.client.id}`} className="font-semibold text-link">
            {other.name}
          </a>
        ) : (
          <span className="font-semibold">{other.name}</span>
        )}
      </p>
      <p className="break-words text-ink-soft text-small">{facts.filter(Boolean).join(' · ')}</p>
      {status === 'cancelled' && (
        <p className="max-w-measure whitespace-pre-wrap break-words rounded-card bg-paper-3 p-4">
          <span className="block font-semibold text-small">
            Cancelled by {cancelledBy === reader ? 'you' : (cancellers[cancelledBy ?? ''] ?? 'us')}
          </span>
          {cancelReason}
        </p>
      )}
      {children}
    </li>
  );
}
