import type { NoticeLine } from '@/lib/notice/queries';

/** A notice with its time in words: the browser's words for dates may differ from the server's. */
export type ShownNotice = Omit<NoticeLine, 'at'> & { readonly when: string; readonly instant: string };

type NoticeRowProps = {
  readonly notice: ShownNotice;
  readonly formProps: { readonly action: (form: FormData) => void };
  readonly sending: boolean;
};

function Words({ notice }: Pick<NoticeRowProps, 'notice'>) {
  return (
    <>
      {notice.unread && (
        <span className="mr-2 inline-block rounded-full bg-accent-soft px-2.5 font-semibold text-accent-ink text-small leading-6">
          New
        </span>
      )}
      {notice.title}
    </>
  );
}

/** One notice. The whole of it is the button that opens it, with scripts and without. */
export function NoticeRow({ notice, formProps, sending }: NoticeRowProps) {
  const { id, about, body, when, instant, leads, unread } = notice;
  const weight = unread ? 'font-semibold' : '';
  return (
    <li className="relative grid gap-1 px-4 py-4 has-[button]:hover:bg-paper-3 sm:px-5">
      <p className="text-ink-soft text-small">
        {about} · <time dateTime={instant}>{when}</time>
      </p>
      {leads ? (
        <form {...formProps} id={`open-notice-${id}`}>
          <input type="hidden" name="noticeId" value={id} />
          <button
            type="submit"
            disabled={sending}
            className={`min-h-11 text-left underline-offset-4 after:absolute after:inset-0 hover:underline ${weight}`}
          >
            <Words notice={notice} />
          </button>
        </form>
      ) : (
        <p className={weight}>
          <Words notice={notice} />
        </p>
      )}
      {body && <p className="whitespace-pre-line text-ink-soft">{body}</p>}
    </li>
  );
}
