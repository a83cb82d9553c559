import { Count } from '@/components/layout/private/workspace/section-link';
import { Bell } from '@/components/ui/icons';

export const notificationsPath = '/account/notifications';

export const bellStyle = 'tap relative size-11 justify-center rounded-control hover:bg-muted';

export function NotificationBell({ unread }: { readonly unread: number }) {
  return (
    <>
      <Bell aria-hidden="true" className="size-5" />
      <span className="sr-only">Notifications</span>
      <Count of={unread} noun="unread" className="absolute -top-0.5 -right-0.5 min-w-5 px-1 leading-5" />
    </>
  );
}
