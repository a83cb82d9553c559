import { AdminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import type { RequestRow } from '@/lib/admin/contact-request/queries';
import type { MessageRow } from '@/lib/admin/message/queries';
import { type MailState, mailStates } from '@/lib/admin/message/rules';
import type { ListPart } from '@/lib/admin/table/list';

const tones = { open: 'warm', answered: 'success', closed: 'muted' } as const;

export function MailBadge({ state }: { readonly state: MailState }) {
  return <Badge variant={tones[state]}>{mailStates[state]}</Badge>;
}

const messagesPath = '/admin/messages';

const messageColumns: readonly Column<MessageRow>[] = [
  {
    header: 'From',
    sort: 'from',
    kind: 'title',
    cell: ({ id, name }) => (
      <a href={`${messagesPath}/${id}`} className="text-link py-2">
        {name}
      </a>
    ),
  },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Topic', cell: ({ topic }) => topic },
  momentColumn('Sent', ({ sentAt }) => sentAt, 'sent'),
  { header: 'State', cell: ({ state }) => <MailBadge state={state} /> },
];

export function MessageTable(list: ListPart<MessageRow>) {
  return (
    <AdminTable
      {...list}
      path={messagesPath}
      caption="Messages of the contact form"
      columns={messageColumns}
      csv={`${messagesPath}/csv`}
      empty="No messages yet."
    />
  );
}

const requestsPath = '/admin/requests';

const requestColumns: readonly Column<RequestRow>[] = [
  {
    header: 'From',
    sort: 'from',
    kind: 'title',
    cell: ({ id, sender }) => (
      <a href={`${requestsPath}/${id}`} className="text-link py-2">
        {sender}
      </a>
    ),
  },
  { header: 'To', cell: ({ therapist }) => therapist },
  momentColumn('Sent', ({ sentAt }) => sentAt, 'sent'),
  {
    header: 'State',
    cell: ({ state, told }) => (
      <span className="flex flex-wrap gap-1.5">
        <MailBadge state={state} />
        {!told && <Badge variant="destructive">Therapist not notified</Badge>}
      </span>
    ),
  },
];

export function RequestTable(list: ListPart<RequestRow>) {
  return (
    <AdminTable
      {...list}
      path={requestsPath}
      caption="Messages to therapists"
      columns={requestColumns}
      csv={`${requestsPath}/csv`}
      empty="No messages to therapists yet."
    />
  );
}
