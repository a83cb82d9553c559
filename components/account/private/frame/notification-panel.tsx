'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { bellStyle, notificationsPath } from '@/components/account/private/frame/notification-bell';
import { NotificationRow } from '@/components/account/private/notification/notification-row';
import type { ShownNotification } from '@/components/account/private/notification/shown-notification';
import { FormAnswer } from '@/components/forms/form';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/private/popover';
import { openNotification } from '@/lib/notification/actions';

const id = 'open-recent-notification';

export type NotificationPanelProps = {
  readonly notifications: readonly ShownNotification[];
  readonly bell: ReactNode;
};

/** The newest notifications; inside the popover, because its forms begin to exist when it opens. */
function Recent({ notifications }: Pick<NotificationPanelProps, 'notifications'>) {
  const here = usePathname();
  const form = useFormAction({
    id,
    action: openNotification,
    postTo: `${here}?form=${id}`,
  });
  return (
    <div className="grid gap-2">
      <FormAnswer form={form} />
      {notifications.length > 0 ? (
        <ol className="divide-y divide-border">
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              place="header"
              notification={notification}
              formProps={form.formProps}
              sending={form.sending}
            />
          ))}
        </ol>
      ) : (
        <p className="px-4 py-3 text-muted-foreground">Nothing yet.</p>
      )}
      <Button asChild variant="link">
        <a href={notificationsPath}>All notifications</a>
      </Button>
    </div>
  );
}

/** The newest notifications over the page, with the bell; open when it appears. */
export function NotificationPanel({ notifications, bell }: NotificationPanelProps) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger className={`needs-script ${bellStyle}`}>{bell}</PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label="Notifications"
        className="max-h-[70dvh] w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto p-2"
      >
        <Recent notifications={notifications} />
      </PopoverContent>
    </Popover>
  );
}
