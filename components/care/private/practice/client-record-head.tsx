import { TabLinks } from '@/components/layout/private/tab-links';
import { HeadLink, PageHead } from '@/components/layout/private/workspace/page-head';
import type { OpenedClient } from '@/lib/care/session/clients/queries';
import { goneOnSaid } from '@/lib/care/session/rules';

const clients = '/therapist-dashboard/clients';

/** The tabs of a client's record, in order, by what their address adds to that of the record. Each is a page of its own. */
const recordTabs = [
  { tab: '', label: 'Overview' },
  { tab: '/sessions', label: 'Sessions' },
  { tab: '/messages', label: 'Messages' },
  { tab: '/notes', label: 'Notes' },
  { tab: '/plan', label: 'Plan' },
  { tab: '/homework', label: 'Homework' },
  { tab: '/payments', label: 'Payments' },
  { tab: '/results', label: 'Results' },
  { tab: '/forms', label: 'Forms' },
  { tab: '/requests', label: 'Requests' },
] as const;

/** Pages of the record that few people need: the overview leads to them. */
export type RecordTab = (typeof recordTabs)[number]['tab'] | '/handover' | '/brought';

type ClientRecordHeadProps = {
  readonly client: Pick<OpenedClient, 'id' | 'firstName' | 'lastName' | 'goneOn'>;
  /** The present tab; null for an address that is none of them. */
  readonly tab: RecordTab | null;
};

/**
 * The head of every tab of a client's record: whose it is, the way back, and the tabs. Where another therapist goes on,
 * one sentence says so in place of the way to a new session, and the tabs leave out the forms that would be refused.
 */
export function ClientRecordHead({ client, tab }: ClientRecordHeadProps) {
  const { id, firstName, lastName, goneOn } = client;
  const name = `${firstName} ${lastName}`;
  const record = `${clients}/${id}`;
  return (
    <>
      <PageHead
        title={name}
        back={{ href: clients, label: 'Clients' }}
        action={
          goneOn ? undefined : (
            <HeadLink
              href={`/therapist-dashboard/sessions/new?client=${id}`}
              first="New"
              rest="session"
              variant={tab && tab !== '/sessions' ? 'outline' : undefined}
            />
          )
        }
      />
      {goneOn && <p className="max-w-measure text-muted-foreground">{goneOnSaid(goneOn, firstName)}</p>}
      <TabLinks
        label={`Record of ${name}`}
        tabs={recordTabs.map(({ tab: end, label }) => ({ href: record + end, label }))}
        here={tab === null ? '' : record + tab}
        menu
      />
    </>
  );
}
