import type { RefObject } from 'react';
import type { Said } from '@/components/profile/use-picture-upload';

type PictureSaidProps = {
  readonly said: Said | null;
  readonly saidRef: RefObject<HTMLDivElement | null>;
  /** The page came back with it from a post without scripts. */
  readonly posted: boolean;
};

/** What became of the picture, in words, for eyes and readers; takes the focus. */
export function PictureSaid({ said, saidRef, posted }: PictureSaidProps) {
  const look = said?.ok ? 'border-success bg-success-soft' : 'border-danger bg-danger-soft';
  return (
    <div role={said && !said.ok ? 'alert' : 'status'} className="empty:absolute">
      {said && (
        <div
          ref={saidRef}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent is where reading goes on.
          autoFocus={posted}
          data-toast={said.ok ? said.message : `${said.title}: ${said.message}`}
          className={`toast scroll-mt-6 rounded-card border-2 p-4 ${look}`}
        >
          <p className={`font-semibold ${said.ok ? 'text-success' : 'text-danger'}`}>
            {said.ok ? said.message : said.title}
          </p>
          {!said.ok && <p>{said.message}</p>}
        </div>
      )}
    </div>
  );
}
