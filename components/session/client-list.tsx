import type { ClientLine } from '@/lib/session/clients/queries';
import { formatMoment } from '@/lib/time';

type ClientListProps = {
  readonly clients: readonly ClientLine[];
  /** Address of one client's page. */
  readonly hrefOf: (client: ClientLine) => `/${string}`;
  /** Said where there is none. */
  readonly empty: string;
};

/** A therapist's clients by name, each with the last and the next session. */
export function ClientList({ clients, hrefOf, empty }: ClientListProps) {
  if (clients.length === 0) return <p className="rounded-card bg-paper-3 p-5 text-ink-soft">{empty}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-paper-2 shadow-card">
      {clients.map((client) => {
        const { id, firstName, lastName, lastAt, nextAt } = client;
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
            <a
              href={hrefOf(client)}
              className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere font-semibold text-accent-ink underline underline-offset-4"
            >
              {firstName} {lastName}
            </a>
            <p className="text-ink-soft text-small">
              {nextAt ? `Next: ${formatMoment(nextAt)}` : 'No session arranged'}
              {lastAt && ` · Last: ${formatMoment(lastAt)}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
