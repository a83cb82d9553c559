import type { RefObject } from 'react';
import type { Said } from '@/components/account/private/profile/use-picture-upload';
import { Alert } from '@/components/ui/alert';

type PictureSaidProps = {
  readonly said: Said | null;
  readonly saidRef: RefObject<HTMLDivElement | null>;
  /** Whether the page shows the result of a post without scripts. */
  readonly posted: boolean;
};

/** The result in words, for eyes and screen readers; takes the focus. */
export function PictureSaid({ said, saidRef, posted }: PictureSaidProps) {
  return (
    <div role={said && !said.ok ? 'alert' : 'status'} className="empty:absolute">
      {said && (
        <Alert
          ref={saidRef}
          tabIndex={-1}
          // Screen readers continue with the answer to the form just sent.
          autoFocus={posted}
          variant={said.ok ? 'success' : 'destructive'}
          size="sm"
          className="scroll-mt-6"
        >
          <p className={`font-semibold ${said.ok ? 'text-success' : 'text-destructive'}`}>
            {said.ok ? said.message : said.title}
          </p>
          {!said.ok && <p>{said.message}</p>}
        </Alert>
      )}
    </div>
  );
}
