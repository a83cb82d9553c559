import type { Column } from '@/components/admin/table/columns';

type BetweenTwo = {
  readonly client: { readonly userId: string | null; readonly name: string };
  readonly therapist: { readonly id: string; readonly name: string };
};

export const peopleColumns: readonly Column<BetweenTwo>[] = [
  {
    header: 'Client',
    // A guest has no account.
    cell: ({ client }) =>
      client.userId === null ? (
        client.name
      ) : (
        <a href={`/admin/users/${client.userId}`} className="py-2 text-link max-lg:inline-block max-lg:py-1">
          {client.name}
        </a>
      ),
  },
  {
    header: 'Therapist',
    cell: ({ therapist }) => (
      <a
        href={`/admin/therapists/${therapist.id}`}
        className="py-2 text-link max-lg:inline-block max-lg:py-1"
      >
        {therapist.name}
      </a>
    ),
  },
];
