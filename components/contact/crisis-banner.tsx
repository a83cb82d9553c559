import { LifeBuoy, MessageSquareText, Phone } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

const strong =
  'inline-flex min-h-12 items-center gap-2 rounded-control bg-danger px-4 font-semibold text-paper-2 hover:brightness-95';
const quiet =
  'inline-flex min-h-12 items-center gap-2 rounded-control border-2 border-danger px-4 font-semibold text-danger hover:bg-paper-2';

/** Numbers for people who must not wait for an answer: India first, then those of the United States (spec §2). */
export function CrisisBanner() {
  const phone = <Phone aria-hidden="true" className="size-5 shrink-0" />;
  return (
    <section
      aria-labelledby="crisis"
      className="grid gap-5 rounded-card border-2 border-danger bg-danger-soft p-5 sm:p-7"
    >
      <h2 id="crisis" className="flex items-center gap-3 text-danger text-h3">
        <LifeBuoy aria-hidden="true" className="size-8 shrink-0" />
        In danger or in despair? Call now, do not write.
      </h2>
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="grid content-start gap-2">
          <p>
            <strong>In India.</strong> 112 when life is at risk; 14416 to talk to someone, free, day and
            night.
          </p>
          <p className="flex flex-wrap gap-2">
            <a href="tel:112" className={strong}>
              {phone}
              Emergency 112
            </a>
            <a href="tel:14416" className={strong}>
              {phone}
              Tele-MANAS 14416
            </a>
          </p>
        </div>
        <div className="grid content-start gap-2">
          <p>
            <strong>In the United States.</strong> Call or write to people who listen, or call for an
            emergency.
          </p>
          <p className="flex flex-wrap gap-2">
            <a href="tel:988" className={quiet}>
              {phone}
              988 lifeline
            </a>
            <a href="sms:741741?body=HOME" className={quiet}>
              <MessageSquareText aria-hidden="true" className="size-5 shrink-0" />
              Text HOME to 741741
            </a>
            <a href="tel:911" className={quiet}>
              {phone}
              Emergency 911
            </a>
          </p>
        </div>
      </div>
      <a
        href={urgentHelpPath}
        className="tap justify-self-start font-semibold text-danger underline underline-offset-4"
      >
        More numbers, also for other countries
      </a>
    </section>
  );
}
