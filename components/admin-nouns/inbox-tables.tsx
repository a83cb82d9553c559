import { AdminTable, type Column } from '@/components/admin/table/admin-table';
import { Badge } from '@/components/admin/table/badge';
import type { RequestRow } from '@/lib/admin/contact-request/queries';
import { requestFilters } from '@/lib/admin/contact-request/rules';
import type { MessageRow } from '@/lib/admin/message/queries';
import { type MailState, mailStates, messageFilters } from '@/lib/admin/message/rules';
import type { Asked } from '@/lib/admin/table/filters';
import type { Paging } from '@/lib/admin/table/paging';
import { formatMoment } from '@/lib/time';

const tones = { open: 'wait', answered: 'good', closed: 'quiet' } as const;

/** How far a message has come. */
export function MailBadge({ state }: { readonly state: MailState }) {
  return <Badge tone={tones[state]}>{mailStates[state]}</Badge>;
}

type ListProps<R> = { readonly rows: readonly R[]; readonly asked: Asked; readonly paging: Paging };

const messagesPath = '/admin/messages';

const messageColumns: readonly Column<MessageRow>[] = [
  {
    header: 'From',
    kind: 'title',
    cell: ({ id, name }) => (
      <a href={`${messagesPath}/${id}`} className="text-link -my-2 inline-block py-2">
        {name}
      </a>
    ),
  },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Topic', cell: ({ topic }) => topic },
  { header: 'Sent', cell: ({ sentAt }) => formatMoment(sentAt) },
  { header: 'State', cell: ({ state }) => <MailBadge state={state} /> },
];

/** What came in through the contact form. */
export function MessageTable({ rows, asked, paging }: ListProps<MessageRow>) {
  return (
    <AdminTable
      path={messagesPath}
      caption="Messages of the contact form, newest first"
      columns={messageColumns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={messageFilters}
      asked={asked}
      paging={paging}
      csv={`${messagesPath}/csv`}
      empty="Nobody has written yet."
    />
  );
}

const requestsPath = '/admin/requests';

const requestColumns: readonly Column<RequestRow>[] = [
  {
    header: 'From',
    kind: 'title',
    cell: ({ id, sender }) => (
      <a href={`${requestsPath}/${id}`} className="text-link -my-2 inline-block py-2">
        {sender}
      </a>
    ),
  },
  { header: 'To', cell: ({ therapist }) => therapist },
  { header: 'Sent', cell: ({ sentAt }) => formatMoment(sentAt) },
  {
    header: 'State',
    cell: ({ state, told }) => (
      <span className="flex flex-wrap gap-1.5">
        <MailBadge state={state} />
        {!told && <Badge tone="bad">Therapist not told</Badge>}
      </span>
    ),
  },
];

/** Who wrote to which therapist. */
export function RequestTable({ rows, asked, paging }: ListProps<RequestRow>) {
  return (
    <AdminTable
      path={requestsPath}
      caption="Messages to therapists, newest first"
      columns={requestColumns}
      rows={rows}
      keyOf={({ id }) => id}
      filters={requestFilters}
      asked={asked}
      paging={paging}
      csv={`${requestsPath}/csv`}
      empty="Nobody has written to a therapist yet."
    />
  );
}
