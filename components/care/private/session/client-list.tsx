import { Card } from '@/components/ui/card';
import { Empty } from '@/components/ui/empty';
import type { ClientLine } from '@/lib/care/session/clients/queries';
import { formatMoment } from '@/lib/format/time';

type ClientListProps = {
  readonly clients: readonly ClientLine[];
  /** Address of one client's page. */
  readonly hrefOf: (client: ClientLine) => `/${string}`;
  /** Text of the empty list. */
  readonly empty: string;
};

/** A therapist's clients by name, each with the last and the next session. */
export function ClientList({ clients, hrefOf, empty }: ClientListProps) {
  if (clients.length === 0) return <Empty>{empty}</Empty>;
  return (
    <Card asChild size="flush" className="divide-y divide-border">
      <ul>
        {clients.map((client) => {
          const { id, firstName, lastName, lastAt, nextAt } = client;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
              <a
                href={hrefOf(client)}
                className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere font-semibold text-link"
              >
                {firstName} {lastName}
              </a>
              <p className="text-muted-foreground text-small">
                {nextAt ? `Next: ${formatMoment(nextAt)}` : 'No session arranged'}
                {lastAt && ` · Last: ${formatMoment(lastAt)}`}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
