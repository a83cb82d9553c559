import { ButtonForm } from '@/components/forms/button-form';
import { closeOwnBreak } from '@/lib/care/session/break/actions';
import type { TreatmentBreak } from '@/lib/care/session/break/queries';
import { breakInWords } from '@/lib/care/session/break/rules';
import { formatDayOf } from '@/lib/format/time';

type BreakLinesProps = {
  readonly breaks: readonly TreatmentBreak[];
  readonly path: string;
};

const clients = '/therapist-dashboard/clients';

/** Clients without a next session, each with what the therapist can do about it. Nothing is sent by itself. */
export function BreakLines({ breaks, path }: BreakLinesProps) {
  return (
    <ul className="divide-y divide-border">
      {breaks.map(({ sessionId, clientId, name, lastAt, missed }) => (
        <li key={sessionId} className="grid justify-items-start gap-1 py-4 first:pt-0 last:pb-0">
          <a href={`${clients}/${clientId}`} className="tap wrap-anywhere font-semibold text-link">
            {name}
          </a>
          <p className="text-muted-foreground">{breakInWords(missed, formatDayOf(lastAt))}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <a href={`${clients}/${clientId}/messages`} className="tap text-link">
              Write<span className="sr-only"> to {name}</span>
            </a>
            <a href={`/therapist-dashboard/sessions/new?client=${clientId}`} className="tap text-link">
              Propose times<span className="sr-only"> to {name}</span>
            </a>
            <ButtonForm
              id={`close-${sessionId}`}
              action={closeOwnBreak}
              postTo={path}
              fields={{ session: sessionId }}
              label="Close"
              about={name}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
