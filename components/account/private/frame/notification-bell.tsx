import { Bell } from '@/components/ui/icons';

export const notificationsPath = '/account/notifications';

export const bellStyle = 'tap relative size-11 justify-center rounded-control hover:bg-muted';

export function NotificationBell({ unread }: { readonly unread: number }) {
  return (
    <>
      <Bell aria-hidden="true" className="size-5" />
      <span className="sr-only">Notifications</span>
      {unread > 0 && (
        <span className="absolute top-2.5 right-2.5 size-2.5 rounded-full border border-card bg-warm">
          <span className="sr-only"> {unread} unread</span>
        </span>
      )}
    </>
  );
}
