import type { Metadata } from 'next';
import { QuickExit } from '@/components/layout/quick-exit';
import { guarded } from '@/components/member/guarded';
import { NoticeList } from '@/components/notice/notice-list';
import type { ShownNotice } from '@/components/notice/notice-row';
import { PreferencesForm } from '@/components/notice/preferences-form';
import { requireMember } from '@/lib/auth/guard';
import type { Role } from '@/lib/auth/roles';
import { ownPreferences } from '@/lib/notice/preferences/queries';
import { listNotices, type NoticeLine, unreadCount } from '@/lib/notice/queries';
import { formatInstant, formatInstantElsewhere } from '@/lib/time';
import { timeZoneChoices } from '@/lib/time-zone';

export const metadata: Metadata = { title: 'Notices and mails' };

const card =
  'grid min-w-0 content-start gap-5 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8';

const nothing: Readonly<Record<Role, string>> = {
  client:
    'Nothing yet. When a therapist answers you, sends you a quotation or plans a session, you will find it here.',
  therapist:
    'Nothing yet. When somebody writes to you, books a time or answers a quotation, you will find it here.',
  admin: 'Nothing yet.',
};

/** With its time on the Indian clock, and on the reader's own where that differs. */
function shown({ at, ...notice }: NoticeLine, timeZone: string): ShownNotice {
  const elsewhere = formatInstantElsewhere(at, timeZone);
  const when = formatInstant(at) + (elsewhere ? ` (${elsewhere})` : '');
  return { ...notice, when, instant: at.toISOString() };
}

/** What is new for the viewer, and which mails they want. */
export default function NotificationsPage({ searchParams }: PageProps<'/account/notifications'>) {
  return guarded(
    () => requireMember('/account/notifications'),
    async (viewer) => {
      const { before } = await searchParams;
      const cursor = typeof before === 'string' ? before : '';
      const [{ notices, older }, unread, preferences] = await Promise.all([
        listNotices(viewer, cursor),
        unreadCount(viewer),
        ownPreferences(viewer),
      ]);
      const { role } = viewer.profile;
      return (
        <>
          <QuickExit />
          <div className="container-page grid gap-8 pt-2 pb-16">
            <header className="grid max-w-measure gap-3">
              <h1>Notices and mails</h1>
              <p className="text-ink-soft text-lead">
                What is new for you here, and what we may write to you by mail.
              </p>
            </header>
            <div className="grid items-start gap-8 lg:grid-cols-[1.25fr_1fr]">
              <section aria-labelledby="notices" className={card}>
                <h2 id="notices" className="text-h3">
                  Your notices
                </h2>
                <NoticeList
                  notices={notices.map((notice) => shown(notice, preferences.timeZone))}
                  older={older}
                  paged={cursor !== ''}
                  unread={unread}
                  nothing={nothing[role]}
                />
              </section>
              <section aria-labelledby="mails" className={card}>
                <h2 id="mails" className="text-h3">
                  Your mails
                </h2>
                <PreferencesForm
                  role={role}
                  preferences={preferences}
                  zones={timeZoneChoices(preferences.timeZone)}
                />
                <p className="max-w-measure border-line border-t pt-5 text-ink-soft text-small">
                  Mails that keep your account safe, such as a new password or a new link to sign in, always
                  come. So do confirmations and cancellations of appointments: they cannot be switched off.
                </p>
              </section>
            </div>
          </div>
        </>
      );
    },
  );
}
