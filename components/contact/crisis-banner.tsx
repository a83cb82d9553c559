import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChevronDown, LifeBuoy, MessageSquareText, Phone } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

const abroadStyle = 'border-2 border-destructive text-destructive hover:bg-card';

/** Numbers for people who must not wait for an answer: India first, then the United States (product.md §2). */
export function CrisisBanner() {
  const phone = <Phone aria-hidden="true" className="size-5 shrink-0" />;
  return (
    <Alert asChild variant="destructive" size="flush" className="grid gap-3 p-5 sm:p-7">
      <section aria-labelledby="crisis">
        <h2 id="crisis" className="flex items-center gap-3 text-destructive text-h3">
          <LifeBuoy aria-hidden="true" className="size-8 shrink-0 max-sm:hidden" />
          In danger or in despair? Please call, do not write.
        </h2>
        <p>In India: 112 if life is at risk; 14416 to talk, free, day and night.</p>
        <p className="grid gap-2 sm:flex">
          <Button asChild variant="destructive">
            <a href="tel:112">
              {phone}
              Emergency 112
            </a>
          </Button>
          <Button asChild variant="destructive">
            <a href="tel:14416">
              {phone}
              Tele-MANAS 14416
            </a>
          </Button>
        </p>
        <details className="disclosure">
          <summary className="tap gap-2 font-semibold underline underline-offset-4">
            In the US: 988, 741741, 911
            <ChevronDown aria-hidden="true" className="chevron size-5 shrink-0" />
          </summary>
          <p className="pt-1 pb-3">Call or write to people who listen, or call for an emergency.</p>
          <p className="flex flex-wrap gap-2">
            <Button asChild variant={null} className={abroadStyle}>
              <a href="tel:988">
                {phone}
                988 lifeline
              </a>
            </Button>
            <Button asChild variant={null} className={abroadStyle}>
              <a href="sms:741741?body=HOME">
                <MessageSquareText aria-hidden="true" className="size-5 shrink-0" />
                Text HOME to 741741
              </a>
            </Button>
            <Button asChild variant={null} className={abroadStyle}>
              <a href="tel:911">
                {phone}
                Emergency 911
              </a>
            </Button>
          </p>
        </details>
        <a
          href={urgentHelpPath}
          className="tap justify-self-start font-semibold text-destructive underline underline-offset-4"
        >
          More numbers, also abroad
        </a>
      </section>
    </Alert>
  );
}
