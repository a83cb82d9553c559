import { BankWay, UpiWay } from '@/components/payment/private/submission/ways';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { hour } from '@/lib/format/duration';
import { accountInWords } from '@/lib/payment/payee/rules';
import { payoutNewsMs } from '@/lib/payment/rules';
import type { PayableView } from '@/lib/payment/subject';

type InstructionsProps = {
  readonly payable: PayableView;
  /** `tr` of the QR code, made for this visit. */
  readonly upiReference: string;
  /** The QR code as a file to save. */
  readonly picture: string | null;
  readonly now?: Date;
};

/** How to pay: the steps in order, then each way with everything it needs. */
export function Instructions({ payable, upiReference, picture, now = new Date() }: InstructionsProps) {
  const { payee, amountPaise, therapist } = payable;
  const { changedAt, upiId, isHouse } = payee;
  const changedLately = changedAt && now.getTime() - changedAt.getTime() < payoutNewsMs;
  // For a therapist without an account the service's printed code is shown, and nothing else.
  const bank = isHouse && therapist ? null : payee.bank;
  const byUpi = upiId !== null;
  return (
    <Card asChild className="grid gap-5 lg:gap-8">
      <section aria-labelledby="pay">
        <div className="grid gap-3 max-lg:contents">
          <h2 id="pay" className="text-h3">
            How to pay
          </h2>
          {changedLately && (
            <Alert asChild variant="warm" frame="plain" size="sm" className="max-w-measure">
              <p role="note">
                <strong className="font-semibold text-warm-strong">New payment details.</strong> {payee.name}
                ’s payment details changed in the last {payoutNewsMs / hour} hours. If you expected different
                details,{' '}
                <a href="/contact?topic=billing" className="text-link">
                  ask us
                </a>{' '}
                before you pay.
              </p>
            </Alert>
          )}
          {amountPaise === null ? (
            <p className="max-w-measure">
              <strong>Fee to be confirmed.</strong> Please agree on it with {therapist?.name ?? payee.name}{' '}
              before you pay.
            </p>
          ) : (
            <ol className="grid max-w-measure list-decimal gap-1 pl-5 max-lg:order-last">
              <li>
                Pay {payee.name}{' '}
                {[byUpi && 'by UPI', bank && 'by bank transfer'].filter(Boolean).join(' or ')}.
              </li>
              <li>Take a screenshot that shows the reference number.</li>
              <li>Fill in the form below. We check it against {accountInWords(payee)}.</li>
            </ol>
          )}
        </div>
        {amountPaise !== null && byUpi && (
          <UpiWay
            payable={payable}
            amountPaise={amountPaise}
            upiReference={upiReference}
            picture={picture}
            hasBank={bank !== null}
          />
        )}
        {bank && <BankWay bank={bank} amountPaise={amountPaise} folded={byUpi} />}
      </section>
    </Card>
  );
}
