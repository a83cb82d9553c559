import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LifeBuoy, MessageSquareText, Phone } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

/** Numbers for people who must not wait for an answer: India first, then the United States (product.md §2). */
export function CrisisBanner() {
  const phone = <Phone aria-hidden="true" className="size-5 shrink-0" />;
  return (
    <Alert asChild variant="destructive" size="flush" className="grid gap-5 p-5 sm:p-7">
      <section aria-labelledby="crisis">
        <h2 id="crisis" className="flex items-center gap-3 text-destructive text-h3">
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
          </div>
          <div className="grid content-start gap-2">
            <p>
              <strong>In the United States.</strong> Call or write to people who listen, or call for an
              emergency.
            </p>
            <p className="flex flex-wrap gap-2">
              <Button
                asChild
                variant={null}
                className="border-2 border-destructive text-destructive hover:bg-card"
              >
                <a href="tel:988">
                  {phone}
                  988 lifeline
                </a>
              </Button>
              <Button
                asChild
                variant={null}
                className="border-2 border-destructive text-destructive hover:bg-card"
              >
                <a href="sms:741741?body=HOME">
                  <MessageSquareText aria-hidden="true" className="size-5 shrink-0" />
                  Text HOME to 741741
                </a>
              </Button>
              <Button
                asChild
                variant={null}
                className="border-2 border-destructive text-destructive hover:bg-card"
              >
                <a href="tel:911">
                  {phone}
                  Emergency 911
                </a>
              </Button>
            </p>
          </div>
        </div>
        <a
          href={urgentHelpPath}
          className="tap justify-self-start font-semibold text-destructive underline underline-offset-4"
        >
          More numbers, also for other countries
        </a>
      </section>
    </Alert>
  );
}
