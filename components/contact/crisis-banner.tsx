import { LifeBuoy } from 'lucide-react';
import { urgentHelpPath } from '@/content/navigation';

const numberLink = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Numbers for people who must not wait for an answer: India first, then those of the United States (spec §2). */
export function CrisisBanner() {
  return (
    <section
      aria-labelledby="crisis"
      className="rounded-card border-2 border-danger bg-danger-soft p-5 sm:p-6"
    >
      <h2 id="crisis" className="flex items-center gap-3 text-danger text-h3">
        <LifeBuoy aria-hidden="true" className="size-7 shrink-0" />
        In danger or in despair? Call now, do not write.
      </h2>
      <div className="mt-3 grid gap-x-10 gap-y-2 lg:grid-cols-2">
        <p>
          <strong>In India:</strong>{' '}
          <a href="tel:112" className={numberLink}>
            112
          </a>{' '}
          when life is at risk, or{' '}
          <a href="tel:14416" className={numberLink}>
            Tele-MANAS 14416
          </a>{' '}
          to talk to someone, free, day and night.
        </p>
        <p>
          <strong>In the United States:</strong>{' '}
          <a href="tel:988" className={numberLink}>
            988 lifeline
          </a>
          ,{' '}
          <a href="sms:741741?body=HOME" className={numberLink}>
            text HOME to 741741
          </a>
          , emergency{' '}
          <a href="tel:911" className={numberLink}>
            911
          </a>
          .
        </p>
      </div>
      <p className="mt-1">
        <a href={urgentHelpPath} className={numberLink}>
          More numbers, also for other countries
        </a>
      </p>
    </section>
  );
}
