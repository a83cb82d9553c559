import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import { PressForm } from '@/components/forms/press-form';
import { removeNewsletterSubscriber } from '@/lib/admin/newsletter/actions';
import type { SubscriberRow } from '@/lib/admin/newsletter/queries';
import { subscriberFilters, subscriberStates } from '@/lib/admin/newsletter/rules';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatMoment } from '@/lib/time';

const path = '/admin/newsletter';
const tones = { subscribed: 'good', asked: 'wait', left: 'quiet' } as const;

const columns: readonly Column<SubscriberRow>[] = [
  { header: 'Email', kind: 'title', cell: ({ email }) => email },
  { header: 'State', cell: ({ state }) => <Badge tone={tones[state]}>{subscriberStates[state]}</Badge> },
  { header: 'Asked', cell: ({ askedAt }) => formatMoment(askedAt) },
  { header: 'Confirmed', cell: ({ confirmedAt }) => (confirmedAt ? formatMoment(confirmedAt) : '–') },
  {
    header: 'Actions',
    kind: 'actions',
    cell: ({ id, email, state }) => (
      <PressForm
        id={`remove-${id}`}
        action={removeNewsletterSubscriber}
        postTo={path}
        fields={{ subscriberId: id }}
        label={state === 'left' ? null : 'Remove'}
        about={email}
      />
    ),
  },
];

type Props = { readonly rows: readonly SubscriberRow[]; readonly asked: Asked; readonly paging: Paging };

/** Who asked for the newsletter, and the way off the list. */
export function SubscriberTable({ rows, asked, paging }: Props) {
  return (
    <AdminTable
      path={path}
      caption="Subscribers of the newsletter"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={subscriberFilters}
      asked={asked}
      paging={paging}
      csv={`${path}/csv`}
      empty="Nobody has asked for the newsletter yet."
    />
  );
}
