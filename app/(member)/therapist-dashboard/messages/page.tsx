import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { practicePage } from '@/app/(member)/therapist-dashboard/practice-page';
import { BesideList } from '@/components/care/private/message/beside-list';
import { ClientChoice } from '@/components/care/private/message/client-choice';
import { ReplyTimeForm } from '@/components/care/private/message/reply-time-form';
import { ThreadList } from '@/components/care/private/message/thread-list';
import { Section } from '@/components/layout/private/section';
import { listClientThreads, ownReplyDays, teamLine } from '@/lib/care/message/list/queries';
import { listClientChoices } from '@/lib/care/session/clients/queries';
import { searchParam } from '@/lib/format/search-params';
import { isUuid } from '@/lib/format/uuid';

export const metadata: Metadata = { title: 'Messages' };

const path = '/therapist-dashboard/messages';

export default function TherapistMessagesPage({ searchParams }: PageProps<'/therapist-dashboard/messages'>) {
  const lead = 'Only you and your client can read your conversation.';
  return practicePage({ from: path, title: 'Messages', lead }, async (viewer) => {
    const query = await searchParams;
    const to = searchParam(query, 'to');
    const before = searchParam(query, 'before');
    if (isUuid(to)) redirect(`${path}/${to}`);
    return (
      <BesideList
        list={
          <>
            <Section id="clients" title="Clients">
              {async () => {
                const { threads, next } = await listClientThreads(viewer, before);
                return (
                  <div className="grid gap-5">
                    <ThreadList
                      threads={threads}
                      under={path}
                      empty="No conversations yet. Choose a client to write the first message."
                      part={{ path, before, next }}
                    />
                    <ClientChoice path={path} clients={await listClientChoices(viewer)} />
                  </div>
                );
              }}
            </Section>
            <Section id="team" title="Our team" rows={1}>
              {async () => (
                <ThreadList
                  threads={[await teamLine(viewer.profile.id)]}
                  under="/account/messages"
                  empty=""
                />
              )}
            </Section>
            <Section id="reply-time" title="How soon you reply" rows={1}>
              {async () => <ReplyTimeForm path={path} days={await ownReplyDays(viewer)} />}
            </Section>
          </>
        }
      />
    );
  });
}
