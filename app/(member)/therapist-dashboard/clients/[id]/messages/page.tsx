import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { recordPage } from '@/app/(member)/therapist-dashboard/clients/[id]/record-page';
import { Thread } from '@/components/care/private/message/thread';
import { Section } from '@/components/layout/private/section';
import { openThread } from '@/lib/care/message/queries';
import { messageFormKind } from '@/lib/care/message/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = { title: 'Messages with a client' };

export default function ClientMessagesPage(props: PageProps<'/therapist-dashboard/clients/[id]/messages'>) {
  return recordPage(props, '/messages', ({ viewer, client, path, query }) => (
    <Section id="conversation" title="Conversation" quiet>
      {async () => {
        const opening = { before: query('before'), request: await readRequest() };
        const thread = await openThread(viewer, client.id, opening);
        if (!thread) notFound();
        return <Thread thread={thread} path={path} formToken={issueVisitToken(messageFormKind)} />;
      }}
    </Section>
  ));
}
