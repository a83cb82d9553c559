import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn } from '@/components/admin/table/columns';
import { ButtonForm } from '@/components/forms/button-form';
import { Badge } from '@/components/ui/badge';
import { removeNewsletterSubscriber } from '@/lib/admin/newsletter/actions';
import type { SubscriberRow } from '@/lib/admin/newsletter/queries';
import { subscriberStates } from '@/lib/admin/newsletter/rules';

const path = '/admin/newsletter';
const tones = { subscribed: 'success', asked: 'warm', left: 'muted' } as const;

const columns: readonly Column<SubscriberRow>[] = [
  { header: 'Email', sort: 'email', kind: 'title', cell: ({ email }) => email },
  { header: 'State', cell: ({ state }) => <Badge variant={tones[state]}>{subscriberStates[state]}</Badge> },
  momentColumn('Asked', ({ askedAt }) => askedAt, 'asked'),
  momentColumn('Confirmed', ({ confirmedAt }) => confirmedAt),
  {
    header: 'Actions',
    kind: 'actions',
    cell: ({ id, email, state }) => (
      <ButtonForm
        id={`remove-${id}`}
        action={removeNewsletterSubscriber}
        postTo={path}
        fields={{ subscriberId: id }}
        label={state === 'left' ? null : 'Remove'}
        about={email}
        variant="ghost"
      />
    ),
  },
];

/** People who asked for the newsletter, with a button to remove them. */
export const SubscriberTable = adminTable({
  path,
  caption: 'Subscribers of the newsletter',
  columns,
  empty: 'No subscribers yet.',
});
