import { TitledSection } from '@/components/layout/titled-section';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { QuotationStatus } from '@/lib/payment/quotation/rules';

const words: Readonly<Record<QuotationStatus, string>> = {
  pending: 'You have not accepted this quotation yet. Accept it first, then pay here.',
  accepted: 'This quotation cannot be paid here just now. Please write to us.',
  declined:
    'You declined this quotation, so there is nothing to pay. Ask your therapist for a new one if you changed your mind.',
  expired: 'This quotation has expired, so there is nothing to pay. Ask your therapist for a new one.',
  withdrawn: 'Your therapist withdrew this quotation, so there is nothing to pay.',
  refunded:
    'The payment of this quotation was refunded, so there is nothing to pay. Ask your therapist for a new one.',
  paid: 'This quotation is paid. The receipt is in your account, under Payments.',
};

/** The state of a quotation that cannot be paid. */
export function QuotationState({ status }: { readonly status: QuotationStatus }) {
  return (
    <Alert asChild variant="warm" size="lg" className="grid justify-items-start gap-4">
      <TitledSection id="state" title={status === 'paid' ? 'This is paid' : 'Nothing to pay'}>
        <p className="max-w-measure">{words[status]}</p>
        <Button asChild variant="outline">
          <a href="/dashboard/quotations">Go to your quotations</a>
        </Button>
      </TitledSection>
    </Alert>
  );
}
