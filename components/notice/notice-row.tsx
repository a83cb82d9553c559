import type { NoticeLine } from '@/lib/notice/queries';

/** A notice with its time in words: the browser's words for dates may differ from the server's. */
export type ShownNotice = Omit<NoticeLine, 'at'> & { readonly when: string; readonly instant: string };

type NoticeRowProps = {
  readonly notice: ShownNotice;
  readonly formProps: { readonly action: (form: FormData) => void };
  readonly sending: boolean;
};

/** One notice. The whole of it is the button that opens it, with scripts and without. */
export function NoticeRow({ notice, formProps, sending }: NoticeRowProps) {
  const { id, about, title, body, when, instant, unread } = notice;
  return (
    <li className="relative grid gap-1 px-4 py-4 hover:bg-paper-3 sm:px-5">
      <p className="text-ink-soft text-small">
        {about} · <time dateTime={instant}>{when}</time>
      </p>
      <form {...formProps} id={`open-notice-${id}`}>
        <input type="hidden" name="noticeId" value={id} />
        <button
          type="submit"
          disabled={sending}
          className={`min-h-11 text-left underline-offset-4 after:absolute after:inset-0 hover:underline ${unread ? 'font-semibold' : ''}`}
        >
          {unread && (
            <span className="mr-2 inline-block rounded-full bg-accent-soft px-2.5 font-semibold text-accent-ink text-small leading-6">
              New
            </span>
          )}{' '}
          {title}
        </button>
      </form>
      {body && <p className="whitespace-pre-line text-ink-soft">{body}</p>}
    </li>
  );
}
