import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { changeInWords, type ShownChange } from '@/lib/payment/submission/shown';

type OpenedEarlierProps = {
  readonly change: ShownChange;
  /** Address of the page, which then shows what is true now. */
  readonly page: string;
};

/** In the place of how to pay, on a page that came back after price or account had changed. */
export function OpenedEarlier({ change, page }: OpenedEarlierProps) {
  return (
    <Card asChild className="grid justify-items-start gap-4">
      <TitledSection id="opened-earlier" title="Something has changed">
        <p className="max-w-measure">
          {changeInWords(change)} If you have already paid, report that payment below. If you have not paid
          yet, reload this page.
        </p>
        <Button asChild variant="outline">
          <a href={page}>Show me how to pay now</a>
        </Button>
      </TitledSection>
    </Card>
  );
}
