'use client';

import { usePathname } from 'next/navigation';
import { NotificationRow } from '@/components/account/private/notification/notification-row';
import type { ShownNotification } from '@/components/account/private/notification/shown-notification';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { useFormAction } from '@/components/forms/use-form-action';
import { Count } from '@/components/layout/private/workspace/section-link';
import { Bell } from '@/components/ui/icons';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/private/popover';
import { openNotification } from '@/lib/notification/actions';

const path = '/account/notifications';
const id = 'open-recent-notice';
const bellStyle = 'tap relative size-11 justify-center rounded-control hover:bg-muted';

type NotificationPopoverProps = {
  readonly notifications: readonly ShownNotification[];
  /** Number of unread ones in all. */
  readonly unread: number;
};

/** The newest notices; inside the popover, because its forms begin to exist when it opens. */
function Recent({ notifications }: Pick<NotificationPopoverProps, 'notifications'>) {
  const here = usePathname();
  const { formProps, result, focusRef, sending } = useFormAction({
    id,
    action: openNotification,
    postTo: `${here}?form=${id}`,
  });
  return (
    <div className="grid gap-2">
      <ErrorSummary formId={id} result={result} focusRef={focusRef} />
      <FormStatus result={result} focusRef={focusRef} />
      {notifications.length > 0 ? (
        <ol className="divide-y divide-border">
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              place="header"
              notification={notification}
              formProps={formProps}
              sending={sending}
            />
          ))}
        </ol>
      ) : (
        <p className="px-4 py-3 text-muted-foreground">Nothing yet.</p>
      )}
      <a href={path} className="tap justify-center rounded-control font-semibold text-link hover:bg-muted">
        All notices
      </a>
    </div>
  );
}

/** The bell of the header: the newest notices over the page, or without scripts a link to all of them. */
export function NotificationPopover({ notifications, unread }: NotificationPopoverProps) {
  const bell = (
    <>
      <Bell aria-hidden="true" className="size-5" />
      <span className="sr-only">Notices</span>
      <Count of={unread} noun="unread" className="absolute -top-0.5 -right-0.5 min-w-5 px-1 leading-5" />
    </>
  );
  return (
    <>
      <a href={path} className={`no-script ${bellStyle}`}>
        {bell}
      </a>
      <Popover>
        <PopoverTrigger className={`needs-script ${bellStyle}`}>{bell}</PopoverTrigger>
        <PopoverContent
          align="end"
          aria-label="Notices"
          className="max-h-[70dvh] w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto p-2"
        >
          <Recent notifications={notifications} />
        </PopoverContent>
      </Popover>
    </>
  );
}
