import { PaySection } from '@/components/payment/private/checkout/pay-section';
import { PaymentStateCard } from '@/components/payment/private/checkout/payment-state-card';
import type { PaymentQuery } from '@/components/payment/private/submission/payment-panel';
import { ApplicationForm } from '@/components/site/private/internship/application-form';
import { ApplicationState } from '@/components/site/private/internship/application-state';
import { ClosedNotice } from '@/components/site/private/internship/closed-notice';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { retention } from '@/content/retention';
import type { Member } from '@/lib/account/session/session';
import type { InternshipPlace } from '@/lib/payment/checkout/queries';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { applicationFormKind } from '@/lib/site/internship/application/rules';
import type { InternshipProgram } from '@/lib/site/internship/schema';

type InternshipCheckoutProps = {
  readonly viewer: Member;
  readonly program: InternshipProgram;
  readonly place: InternshipPlace;
  readonly currency: CheckoutCurrency;
  /** Address of its own page, without query. */
  readonly page: string;
  readonly query: PaymentQuery;
};

/** First the application, then its state, then the deposit that holds the place. */
export function InternshipCheckout({ viewer, program, place, ...paySection }: InternshipCheckoutProps) {
  const { open, application, deposit, payable } = place;
  if (!application) {
    if (!open) return <ClosedNotice program={program} />;
    const { firstName, lastName } = viewer.profile;
    return (
      <Card asChild className="grid gap-6">
        <section aria-labelledby="apply-title">
          <div className="grid gap-2">
            <h2 id="apply-title" className="text-h3">
              Your application
            </h2>
            <p className="max-w-measure text-muted-foreground">
              For the intake of <When at={program.next_intake} />. You can apply until the end of{' '}
              <When at={program.application_deadline} /> (IST). You pay the deposit only after we offer you a
              place.
            </p>
          </div>
          <ApplicationForm
            formToken={issueVisitToken(applicationFormKind)}
            program={program.slug}
            name={`${firstName} ${lastName}`}
            email={viewer.email}
            period={retention.applications.words}
            postTo={paySection.page}
          />
        </section>
      </Card>
    );
  }
  return (
    <>
      <ApplicationState application={application} />
      {deposit && deposit.state !== 'open' && (
        <PaymentStateCard payment={deposit} answer={paySection.query.answer} />
      )}
      {payable && <PaySection viewer={viewer} payable={payable} {...paySection} />}
    </>
  );
}
