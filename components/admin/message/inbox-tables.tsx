import { adminTable } from '@/components/admin/table/admin-table';
import { type Column, momentColumn, titleColumn } from '@/components/admin/table/columns';
import { Badge } from '@/components/ui/badge';
import type { RequestRow } from '@/lib/admin/contact-request/queries';
import type { MessageRow } from '@/lib/admin/message/queries';
import { type MailState, mailStates } from '@/lib/admin/message/rules';

const tones = { open: 'warm', answered: 'success', closed: 'muted' } as const;

export function MailBadge({ state }: { readonly state: MailState }) {
  return <Badge variant={tones[state]}>{mailStates[state]}</Badge>;
}

const messagesPath = '/admin/messages';

const messageColumns: readonly Column<MessageRow>[] = [
  titleColumn(
    'From',
    ({ name }) => name,
    ({ id }) => `${messagesPath}/${id}`,
    'from',
  ),
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Topic', cell: ({ topic }) => topic },
  momentColumn('Sent', ({ sentAt }) => sentAt, 'sent'),
  { header: 'State', cell: ({ state }) => <MailBadge state={state} /> },
];

export const MessageTable = adminTable({
  path: messagesPath,
  caption: 'Messages of the contact form',
  columns: messageColumns,
  empty: 'No messages yet.',
});

const requestsPath = '/admin/requests';

const requestColumns: readonly Column<RequestRow>[] = [
  titleColumn(
    'From',
    ({ sender }) => sender,
    ({ id }) => `${requestsPath}/${id}`,
    'from',
  ),
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

export const RequestTable = adminTable({
  path: requestsPath,
  caption: 'Messages to therapists',
  columns: requestColumns,
  empty: 'No messages to therapists yet.',
});
