import { PressForm } from '@/components/forms/press-form';
import { Nothing } from '@/components/privacy/panel';
import { DeclineForm } from '@/components/quotation/decline-form';
import { QuotationCard } from '@/components/quotation/quotation-card';
import { buttonStyle } from '@/components/ui/button';
import { formatRupees } from '@/lib/money';
import { acceptOwnQuotation, withdrawMadeQuotation } from '@/lib/quotation/actions';
import type { QuotationView } from '@/lib/quotation/queries';
import { referenceOf } from '@/lib/reference';

type ListProps = {
  readonly quotations: readonly QuotationView[];
  /** Address of the page the list stands on. */
  readonly postTo: string;
};

/** Tells two buttons with the same words apart. */
const nameOf = ({ serviceType, amountPaise }: QuotationView) =>
  `${serviceType}, ${formatRupees(amountPaise)}`;

/** Quotations made to a client, each with its answer while that is open. */
export function OwnQuotations({ quotations, postTo }: ListProps) {
  if (quotations.length === 0) {
    return <Nothing>No quotations yet. When a therapist makes you an offer, it stands here.</Nothing>;
  }
  return (
    <ul className="grid gap-4">
      {quotations.map((quotation) => {
        const open = quotation.status === 'pending';
        const reference = referenceOf(quotation.id);
        const about = nameOf(quotation);
        return (
          <QuotationCard key={quotation.id} quotation={quotation}>
            {quotation.status === 'accepted' && (
              <a
                href={`/checkout/quotation/${quotation.id}`}
                className={buttonStyle({ className: 'justify-self-start' })}
              >
                Pay<span className="sr-only">: {about}</span>
              </a>
            )}
            <div className="hidden flex-wrap items-start gap-x-4 gap-y-3 has-[form:not(.hidden)]:flex">
              <PressForm
                id={`accept-${reference}`}
                action={acceptOwnQuotation}
                postTo={postTo}
                fields={{ quotation: quotation.id }}
                label={open ? 'Accept' : null}
                about={about}
                look="primary"
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

/** Quotations that a therapist made; what nobody has answered can be taken back. */
export function MadeQuotations({ quotations, postTo }: ListProps) {
  if (quotations.length === 0) {
    return <Nothing>No quotations yet. The ones that you create stand here with their answers.</Nothing>;
  }
  return (
    <ul className="grid gap-4">
      {quotations.map((quotation) => (
        <QuotationCard key={quotation.id} quotation={quotation}>
          <PressForm
            id={`withdraw-${referenceOf(quotation.id)}`}
            action={withdrawMadeQuotation}
            postTo={postTo}
            fields={{ quotation: quotation.id }}
            label={quotation.status === 'pending' ? 'Withdraw' : null}
            about={nameOf(quotation)}
          />
        </QuotationCard>
      ))}
    </ul>
  );
}
