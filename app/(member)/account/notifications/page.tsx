import type { Metadata } from 'next';
import { guarded } from '@/components/account/guard/guarded';
import { NotificationList } from '@/components/account/private/notification/notification-list';
import { PreferencesForm } from '@/components/account/private/notification/preferences-form';
import { PushCard } from '@/components/account/private/notification/push-card';
import { shownNotification } from '@/components/account/private/notification/shown-notification';
import { TextCard } from '@/components/account/private/notification/text-card';
import { Panel } from '@/components/layout/panel';
import { PageHead } from '@/components/layout/private/workspace/page-head';
import { FieldDescription } from '@/components/ui/field';
import { requireMember } from '@/lib/account/session/guard';
import type { Role } from '@/lib/account/session/roles';
import { timeZoneChoices } from '@/lib/format/zone-choices';
import { ownPreferences, preferencesVersion } from '@/lib/notification/preferences/queries';
import { ownPush } from '@/lib/notification/push/queries';
import { listNotifications, unreadCount } from '@/lib/notification/queries';
import { ownTextChannels } from '@/lib/notification/text/queries';

export const metadata: Metadata = { title: 'Notifications and emails' };

const nothing: Readonly<Record<Role, string>> = {
  client: 'No notifications yet. You will see replies, quotations and new sessions from your therapist here.',
  therapist: 'No notifications yet. You will see new messages, bookings and answers to quotations here.',
  admin: 'Nothing yet.',
};

export default function NotificationsPage({ searchParams }: PageProps<'/account/notifications'>) {
  return guarded(
    () => requireMember('/account/notifications'),
    async (viewer) => {
      const { before } = await searchParams;
      const cursor = typeof before === 'string' ? before : '';
      const [{ notifications, older }, unread, preferences, push, texts] = await Promise.all([
        listNotifications(viewer, cursor),
        unreadCount(viewer),
        ownPreferences(viewer),
        ownPush(viewer),
        ownTextChannels(viewer),
      ]);
      const { role } = viewer.profile;
      return (
        <div className="workspace-page">
          <PageHead title="Notifications and emails" lead="Your notifications and email settings." />
          <div className="grid items-start gap-8 lg:grid-cols-[1.25fr_1fr]">
            <Panel id="notifications" title="Your notifications">
              <NotificationList
                notifications={notifications.map((notification) =>
                  shownNotification(notification, preferences.timeZone),
                )}
                older={older}
                paged={cursor !== ''}
                unread={unread}
                nothing={nothing[role]}
              />
            </Panel>
            <div className="grid min-w-0 grid-cols-1 gap-8">
              {push && (
                <Panel id="device" title="On this device">
                  <PushCard push={push} />
                </Panel>
              )}
              <Panel id="mails" title="Reminders and emails">
                <PreferencesForm
                  role={role}
                  pushes={push !== null}
                  preferences={preferences}
                  version={preferencesVersion(preferences)}
                  zones={timeZoneChoices(preferences.timeZone)}
                />
                <FieldDescription className="border-border border-t pt-5">
                  We always send security emails, such as a password change or a sign-in link. We also always
                  send appointment confirmations and cancellations, and decisions about you, such as a session
                  marked as missed. You cannot turn these off.
                </FieldDescription>
              </Panel>
              {texts.length > 0 && role !== 'admin' && (
                <Panel id="texts" title="By SMS and WhatsApp">
                  <TextCard channels={texts} />
                </Panel>
              )}
            </div>
          </div>
        </div>
      );
    },
  );
}
