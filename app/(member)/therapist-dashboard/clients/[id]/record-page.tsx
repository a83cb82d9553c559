import 'server-only';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { linkedPage } from '@/app/(member)/therapist-dashboard/practice-page';
import { ClientRecordHead, type RecordTab } from '@/components/care/private/practice/client-record-head';
import type { MemberOf } from '@/lib/account/session/session';
import { type OpenedClient, openClient } from '@/lib/care/session/clients/queries';
import { type SearchParams, searchParam } from '@/lib/format/search-params';
import { readRequest } from '@/lib/server/request/read-request';

type Addressed = {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
};

export type Shown = {
  readonly viewer: MemberOf<'therapist'>;
  readonly client: OpenedClient;
  readonly path: `/therapist-dashboard/clients/${string}`;
  readonly query: (name: string) => string;
};

/**
 * One tab of a client's record. Opening the record writes a log line that the client can see; only the therapist whose
 * client it is gets past the head.
 * @param tab null for an address that is none of the tabs
 * @param content reads what the tab shows
 */
export async function recordPage(
  { params, searchParams }: Addressed,
  tab: RecordTab | null,
  content: (shown: Shown) => ReactNode | Promise<ReactNode>,
): Promise<ReactNode> {
  const { id } = await params;
  const record = `/therapist-dashboard/clients/${id}` as const;
  const path = tab ? (`${record}${tab}` as const) : record;
  return linkedPage({ from: path, title: 'Client' }, async (viewer) => {
    const client = await openClient(viewer, id, await readRequest());
    if (!client) notFound();
    const sent = await searchParams;
    const query = (name: string) => searchParam(sent, name);
    return (
      <>
        <ClientRecordHead client={client} tab={tab} />
        {await content({ viewer, client, path, query })}
      </>
    );
  });
}
