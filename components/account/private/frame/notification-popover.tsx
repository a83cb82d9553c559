'use client';

import {
  bellStyle,
  NotificationBell,
  notificationsPath,
} from '@/components/account/private/frame/notification-bell';
import type { NotificationPanelProps } from '@/components/account/private/frame/notification-panel';
import type { ShownNotification } from '@/components/account/private/notification/shown-notification';
import { Button } from '@/components/ui/button';
import { useOnDemand } from '@/components/ui/private/use-on-demand';

type NotificationPopoverProps = {
  readonly notifications: readonly ShownNotification[];
  readonly unread: number;
};

const load = async () =>
  (await import('@/components/account/private/frame/notification-panel')).NotificationPanel;

/** The bell of the header: the newest notifications over the page, or without scripts a link to all of them. */
export function NotificationPopover({ notifications, unread }: NotificationPopoverProps) {
  const { Part, button } = useOnDemand<NotificationPanelProps>(load, notificationsPath);
  const bell = <NotificationBell unread={unread} />;
  return (
    <>
      <a href={notificationsPath} className={`no-script ${bellStyle}`}>
        {bell}
      </a>
      {Part ? (
        <Part notifications={notifications} bell={bell} />
      ) : (
        <Button
          {...button}
          variant={null}
          size={null}
          aria-haspopup="dialog"
          className={`needs-script ${bellStyle}`}
        >
          {bell}
        </Button>
      )}
    </>
  );
}
