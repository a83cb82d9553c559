import type { ShownNotification } from '@/components/account/private/notification/shown-notification';
import { Badge } from '@/components/ui/badge';

type NotificationRowProps = {
  /** The header shows some of the same notifications as the list of a page: each place has ids of its own. */
  readonly place?: 'list' | 'header';
  readonly notification: ShownNotification;
  readonly formProps: { readonly action: (form: FormData) => void };
  readonly sending: boolean;
};

/** One notification. All of it is the button that opens it, with or without scripts. */
export function NotificationRow({ place = 'list', notification, formProps, sending }: NotificationRowProps) {
  const { id, about, title, body, when, instant, bare, unread } = notification;
  return (
    <li className="relative grid gap-1 px-4 py-4 hover:bg-muted sm:px-5">
      <p className="text-muted-foreground text-small">
        {about} ·{' '}
        <time dateTime={instant} data-bare={bare ? '' : undefined}>
          {when}
        </time>
      </p>
      <form
        {...formProps}
        id={place === 'list' ? `open-notification-${id}` : `open-recent-notification-${id}`}
      >
        <input type="hidden" name="notificationId" value={id} />
        {/* Not a Button: its words are the row's title, which is bold only while the notification is unread. */}
        <button
          type="submit"
          disabled={sending}
          className={`min-h-11 text-left underline-offset-4 after:absolute after:inset-0 hover:underline ${unread ? 'font-semibold' : ''}`}
        >
          {unread && (
            <Badge variant="warm" className="mr-2">
              New
            </Badge>
          )}{' '}
          {title}
        </button>
      </form>
      {body && <p className="whitespace-pre-line text-muted-foreground">{body}</p>}
    </li>
  );
}
