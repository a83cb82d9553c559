'use client';

import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { useFormAction } from '@/components/forms/use-form-action';
import { NoticeRow, type ShownNotice } from '@/components/notice/notice-row';
import { buttonStyle } from '@/components/ui/button';
import { markEveryNoticeRead, openNotice } from '@/lib/notice/actions';

const path = '/account/notifications';
const oneId = 'open-notice';
const allId = 'mark-every-notice-read';

type NoticeListProps = {
  readonly notices: readonly ShownNotice[];
  /** Cursor of the page with older ones. */
  readonly older: string | null;
  /** Whether newer ones lie before this page. */
  readonly paged: boolean;
  /** How many wait on all pages. */
  readonly unread: number;
  /** Said where there is nothing yet. */
  readonly nothing: string;
};

/** Somebody's notices, newest first: each opens what it speaks of, and one press marks all of them as read. */
export function NoticeList({ notices, older, paged, unread, nothing }: NoticeListProps) {
  const one = useFormAction({ id: oneId, action: openNotice, postTo: `${path}?form=${oneId}` });
  const all = useFormAction({
    id: allId,
    action: markEveryNoticeRead,
    postTo: `${path}?form=${allId}`,
  });
  const [newest] = notices;
  return (
    <div className="grid gap-5">
      {[one, all].map(({ formProps, result, focusRef }) => (
        <div key={formProps.id} className="contents">
          <ErrorSummary formId={formProps.id} result={result} focusRef={focusRef} />
          <FormStatus result={result} focusRef={focusRef} />
        </div>
      ))}
      {newest ? (
        <ol className="divide-y divide-line overflow-hidden rounded-card border border-line">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} formProps={one.formProps} sending={one.sending} />
          ))}
        </ol>
      ) : (
        <p className="rounded-card bg-paper-3 p-5 text-ink-soft">{nothing}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {newest && !paged && unread > 0 && (
          <form {...all.formProps} aria-label="All notices">
            <input type="hidden" name="newest" value={newest.id} />
            <button type="submit" disabled={all.sending} className={buttonStyle({ look: 'secondary' })}>
              {all.sending ? 'Sending...' : 'Mark all as read'}
            </button>
          </form>
        )}
        {(paged || older) && (
          <nav aria-label="Pages of the list" className="flex flex-wrap gap-3">
            {paged && (
              <a href={path} className={buttonStyle({ look: 'quiet' })}>
                Newest
              </a>
            )}
            {older && (
              <a href={`${path}?before=${older}`} className={buttonStyle({ look: 'quiet' })}>
                Older
              </a>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}
