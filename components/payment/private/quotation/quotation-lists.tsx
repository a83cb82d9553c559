import { ButtonForm } from '@/components/forms/button-form';
import { CardColumns } from '@/components/layout/private/card-columns';
import { DeclineForm } from '@/components/payment/private/quotation/decline-form';
import { QuotationCard } from '@/components/payment/private/quotation/quotation-card';
import { Button } from '@/components/ui/button';
import { EmptyNote } from '@/components/ui/empty';
import { formatRupees } from '@/lib/format/money';
import { referenceOf } from '@/lib/format/reference';
import { acceptOwnQuotation, withdrawMadeQuotation } from '@/lib/payment/quotation/actions';
import type { QuotationView } from '@/lib/payment/quotation/queries';

type ListProps = {
  readonly quotations: readonly QuotationView[];
  /** Address of the list's own page. */
  readonly postTo: string;
};

/** Distinguishes two buttons with the same words. */
const nameOf = ({ serviceType, amountPaise }: QuotationView) =>
  `${serviceType}, ${formatRupees(amountPaise)}`;

/** Quotations made to a client, each with its form while it is open. */
export function OwnQuotations({
  quotations,
  postTo,
  among = false,
}: ListProps & {
  /** Among other things, where something else has the page's solid button. */
  readonly among?: boolean;
}) {
  if (quotations.length === 0)
    return <EmptyNote>No quotations yet. When a therapist sends you one, you will see it here.</EmptyNote>;
  const variant = among ? 'outline' : 'default';
  return (
    <ul className="grid gap-4">
      {quotations.map((quotation) => {
        const open = quotation.status === 'pending';
        const reference = referenceOf(quotation.id);
        const about = nameOf(quotation);
        return (
          <QuotationCard key={quotation.id} quotation={quotation}>
            {quotation.status === 'accepted' && !quotation.checking && (
              <Button asChild variant={variant} className="justify-self-start">
                <a href={`/checkout/quotation/${quotation.id}`}>
                  Pay<span className="sr-only">: {about}</span>
                </a>
              </Button>
            )}
            <div className="hidden flex-wrap items-start gap-x-4 gap-y-3 has-[form:not(.hidden)]:flex">
              <ButtonForm
                id={`accept-${reference}`}
                action={acceptOwnQuotation}
                postTo={postTo}
                fields={{ quotation: quotation.id }}
                label={open ? 'Accept' : null}
                about={about}
                variant={variant}
              />
              <DeclineForm
                id={`decline-${reference}`}
                quotation={quotation.id}
                about={about}
                postTo={postTo}
                open={open}
              />
            </div>
          </QuotationCard>
        );
      })}
    </ul>
  );
}

/** Quotations that a therapist made; unanswered ones can be withdrawn. */
export function MadeQuotations({ quotations, postTo }: ListProps) {
  if (quotations.length === 0) {
    return <EmptyNote>No quotations yet. You will see your quotations and the answers here.</EmptyNote>;
  }
  return (
    <CardColumns>
      {quotations.map((quotation) => (
        <QuotationCard key={quotation.id} quotation={quotation}>
          <ButtonForm
            id={`withdraw-${referenceOf(quotation.id)}`}
            action={withdrawMadeQuotation}
            postTo={postTo}
            fields={{ quotation: quotation.id }}
            label={quotation.status === 'pending' ? 'Withdraw' : null}
            about={nameOf(quotation)}
          />
        </QuotationCard>
      ))}
    </CardColumns>
  );
}
