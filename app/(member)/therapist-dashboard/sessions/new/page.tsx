import type { Metadata } from 'next';
import { newPage } from '@/app/(member)/therapist-dashboard/new-page';
import { SessionPanel } from '@/app/(member)/therapist-dashboard/session-panel';

export const metadata: Metadata = { title: 'New session' };

export default function NewSessionPage({ searchParams }: PageProps<'/therapist-dashboard/sessions/new'>) {
  return newPage(
    {
      from: '/therapist-dashboard/sessions/new',
      title: 'New session',
      lead: 'Add a session that you and a client have agreed on. We email the client.',
      list: { href: '/therapist-dashboard/sessions', label: 'Sessions' },
      searchParams,
    },
    (shown) => <SessionPanel {...shown} />,
  );
}
