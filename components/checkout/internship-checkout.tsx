import { PaySection } from '@/components/checkout/pay-section';
import { Standing } from '@/components/checkout/standing';
import { ApplicationForm } from '@/components/internship/application/application-form';
import { ApplicationState } from '@/components/internship/application/application-state';
import { ClosedNotice } from '@/components/internship/application/closed-notice';
import { retention } from '@/content/retention';
import type { Member } from '@/lib/auth/session';
import { issueFormToken } from '@/lib/form-token';
import { applicationFormKind } from '@/lib/internship/application/rules';
import type { InternshipProgram } from '@/lib/internship/schema';
import type { InternshipPlace } from '@/lib/payment/checkout/queries';
import type { CheckoutCurrency } from '@/lib/payment/checkout/rules';
import { formatDay } from '@/lib/time';

type InternshipCheckoutProps = {
  readonly viewer: Member;
  readonly program: InternshipProgram;
  readonly place: InternshipPlace;
  readonly currency: CheckoutCurrency;
  /** Address of the page it stands on, without question. */
  readonly page: string;
  /** The parameter `answer` of that page's address. */
  readonly visit: unknown;
};

/** First the application, then where it stands, then the deposit that holds the place. */
export function InternshipCheckout({ viewer, program, place, ...desk }: InternshipCheckoutProps) {
  const { open, application, deposit, payable } = place;
  if (!application) {
    if (!open) return <ClosedNotice program={program} />;
    const { firstName, lastName } = viewer.profile;
    return (
      <section
        aria-labelledby="apply-title"
        className="grid gap-6 rounded-card border border-line bg-paper-2 p-5 shadow-card sm:p-8"
      >
        <div className="grid gap-2">
          <h2 id="apply-title" className="text-h3">
            Your application
          </h2>
          <p className="max-w-measure text-ink-soft">
            For the intake of {formatDay(program.next_intake)}. You can apply until the end of{' '}
            {formatDay(program.application_deadline)} (IST). The deposit is asked for once you have applied.
          </p>
        </div>
        <ApplicationForm
          formToken={issueFormToken(applicationFormKind)}
          program={program.slug}
          name={`${firstName} ${lastName}`}
          email={viewer.email}
          kept={retention.applications.words}
          postTo={desk.page}
        />
      </section>
    );
  }
  return (
    <>
      <ApplicationState application={application} />
      {deposit && deposit.state !== 'open' && <Standing standing={deposit} visit={desk.visit} />}
      {payable && <PaySection viewer={viewer} payable={payable} {...desk} />}
    </>
  );
}
