import { CardButton } from '@/components/payment/private/checkout/card-button';
import { GuestCards } from '@/components/payment/private/checkout/guest-ways';
import { type OpenWays, WaysToPay } from '@/components/payment/private/checkout/ways-to-pay';
import { PaymentPanel, type PaymentQuery } from '@/components/payment/private/submission/payment-panel';
import { isMember } from '@/lib/account/session/guard';
import type { Member, Viewer } from '@/lib/account/session/session';
import { type CheckoutCurrency, ownPayments } from '@/lib/payment/checkout/rules';
import {
  type CardProviderName,
  cardFormKind,
  cardProviders,
  currenciesOf,
} from '@/lib/payment/provider/rules';
import type { CardPaymentInput } from '@/lib/payment/provider/schema';
import { providerIsOpen } from '@/lib/payment/provider/settings';
import { cardAmountOf, issueShownPrice } from '@/lib/payment/provider/shown-price';
import type { PayableView } from '@/lib/payment/subject';
import { issueTicket } from '@/lib/payment/submission/ticket';
import { issueVisitToken } from '@/lib/server/action/form-token';

type CardWaysProps = {
  readonly payable: PayableView;
  readonly currency: CheckoutCurrency;
  /** Address of its own page, without query. */
  readonly page: string;
};

/** The subject that a button names: the server reads everything else itself. An appointment is named by a signed ticket. */
function nameOf(payable: PayableView, page: string): Pick<CardPaymentInput, 'kind' | 'name'> | null {
  const { subject } = payable;
  switch (subject.kind) {
    case 'therapist':
      return null;
    case 'appointment':
      return { kind: subject.kind, name: issueTicket(payable, page).ticket };
    case 'quotation':
      return { kind: subject.kind, name: subject.id };
    case 'internship':
      return { kind: subject.kind, name: subject.applicationId };
    case 'product':
      return { kind: subject.kind, name: subject.slug };
  }
}

/** Buttons of the card companies whose keys are set. */
function cardWays({ payable, currency, page }: CardWaysProps): Omit<OpenWays, 'upi'> {
  const named = nameOf(payable, page);
  const postTo = currency === 'USD' ? `${page}?currency=USD` : page;

  function button(provider: CardProviderName, label: string, id: string) {
    if (!named || !providerIsOpen(provider) || !currenciesOf[provider].includes(currency)) return null;
    const amountMinor = cardAmountOf(payable, currency);
    if (!amountMinor) return null;
    const shown = issueShownPrice(payable, currency, amountMinor);
    const fields: CardPaymentInput = { provider, currency, ...named, shown };
    return <CardButton {...{ id, label, fields, postTo }} formToken={issueVisitToken(cardFormKind)} />;
  }

  return {
    stripe: button('stripe', 'Pay with Stripe', 'pay-stripe'),
    card: button('stripe', 'Pay with Card', 'pay-card'),
    razorpay: button('razorpay', 'Razorpay', 'pay-razorpay'),
  };
}

type PaySectionProps = CardWaysProps & { readonly viewer: Member; readonly query: PaymentQuery };

/** All ways to pay, and below them the one that always works: UPI and bank transfer, in rupees. */
export function PaySection({ viewer, query, ...props }: PaySectionProps) {
  const { payable, currency, page } = props;
  const { firstName, lastName } = viewer.profile;
  const ways = (
    <WaysToPay
      currency={currency}
      therapist={payable.therapist?.name}
      ways={{ ...cardWays(props), upi: currency === 'INR' ? '#pay' : `${page}#pay` }}
    />
  );
  if (currency !== 'INR') return ways;
  return (
    <PaymentPanel
      payable={payable}
      page={page}
      query={query}
      payer={{ name: `${firstName} ${lastName}`, email: viewer.email }}
      ways={ways}
      next={ownPayments}
    />
  );
}

/**
 * The ways to pay for an appointment: nothing while no card company is open, because the page then has one way. Card
 * companies take money of signed-in people; everybody else pays by UPI or bank transfer.
 */
export function AppointmentWays({
  viewer,
  ...props
}: Omit<CardWaysProps, 'currency'> & { readonly viewer: Viewer | null }) {
  if (!cardProviders.some(providerIsOpen)) return null;
  const therapist = props.payable.therapist?.name;
  if (!isMember(viewer))
    return <GuestCards isOpen={providerIsOpen} therapist={therapist} from={props.page} />;
  const ways = cardWays({ ...props, currency: 'INR' });
  return <WaysToPay currency="INR" therapist={therapist} ways={{ ...ways, upi: '#pay' }} />;
}
