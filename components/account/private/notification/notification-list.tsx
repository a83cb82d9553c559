'use client';

import { NotificationRow } from '@/components/account/private/notification/notification-row';
import type { ShownNotification } from '@/components/account/private/notification/shown-notification';
import { FormAnswer } from '@/components/forms/form';
import { useFormAction } from '@/components/forms/use-form-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { markAllNotificationsRead, openNotification } from '@/lib/notification/actions';

const path = '/account/notifications';
const oneId = 'open-notification';
const allId = 'mark-every-notification-read';

type NotificationListProps = {
  readonly notifications: readonly ShownNotification[];
  /** Cursor of the page with older ones. */
  readonly older: string | null;
  /** Whether there are newer ones before this page. */
  readonly paged: boolean;
  readonly unread: number;
  readonly nothing: string;
};

/** Somebody's notifications, newest first: each opens its page, and one button marks all of them as read. */
export function NotificationList({ notifications, older, paged, unread, nothing }: NotificationListProps) {
  const one = useFormAction({ id: oneId, action: openNotification, postTo: `${path}?form=${oneId}` });
  const all = useFormAction({
    id: allId,
    action: markAllNotificationsRead,
    postTo: `${path}?form=${allId}`,
  });
  const [newest] = notifications;
  return (
    <div className="grid gap-5">
      <FormAnswer form={one} />
      <FormAnswer form={all} />
      {newest ? (
        <Card asChild variant="outline" size="flush" className="divide-y divide-border overflow-hidden">
          <ol>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                formProps={one.formProps}
                sending={one.sending}
              />
            ))}
          </ol>
        </Card>
      ) : (
        <EmptyNote>{nothing}</EmptyNote>
      )}
      <div className="flex flex-wrap gap-3">
        {newest && !paged && unread > 0 && (
          <form {...all.formProps} aria-label="All notifications">
            <input type="hidden" name="newest" value={newest.id} />
            <Button type="submit" disabled={all.sending} variant="outline">
              {all.sending ? 'Marking...' : 'Mark all as read'}
            </Button>
          </form>
        )}
        {(paged || older) && (
          <nav aria-label="Pages of the list" className="flex flex-wrap gap-3">
            {paged && (
              <Button asChild variant="link">
                <a href={path}>Newest</a>
              </Button>
            )}
            {older && (
              <Button asChild variant="link">
                <a href={`${path}?before=${older}`}>Older</a>
              </Button>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
