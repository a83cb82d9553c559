import type { ReactNode } from 'react';
import { QrCode } from '@/components/layout/private/qr-code';
import { CopyButton } from '@/components/payment/private/submission/copy-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/format';
import { rupeesOf } from '@/lib/format/money';
import type { BankDetails, Payee } from '@/lib/payment/payee/queries';
import type { PayableView } from '@/lib/payment/subject';
import { upiOfPayable } from '@/lib/payment/upi/payable';

/** The service's own UPI ID as a picture. */
const printedCode = '/payment-qr.jpg';

/** A UPI ID breaks after its @, and nowhere else while each half has room. */
function breakable(text: string): ReactNode {
  const [name, bank] = text.split('@');
  if (bank === undefined) return text;
  return (
    <>
      {`${name}@`}
      <wbr />
      {bank}
    </>
  );
}

type LineProps =
  | { readonly label: string; readonly children: string; readonly copy?: undefined }
  | { readonly label: string; readonly children: ReactNode; readonly copy: string };

function Line({ label, children, copy }: LineProps) {
  return (
    <div className="relative border-border border-b py-2 pr-20 last:border-0">
      <dt className="text-muted-foreground text-small">{label}</dt>
      <dd>
        <span className="select-all wrap-anywhere font-semibold">
          {copy === undefined ? breakable(children) : children}
        </span>
        <span className="absolute inset-y-0 right-0 grid items-center bg-card">
          <CopyButton text={copy ?? children} what={label} />
        </span>
      </dd>
    </div>
  );
}

/** The picture of this one payment, or the platform's when the therapist has no UPI ID. */
function Picture({ payee, upi }: { payee: Payee; upi: string | null }) {
  if (upi !== null) {
    const label = `QR code to pay ${payee.name} by UPI; the amount is filled in`;
    return <QrCode content={upi} label={label} className="aspect-square w-full max-w-72 rounded-control" />;
  }
  return (
    // biome-ignore lint/performance/noImgElement: the owner's own file, in its final size
    <img
      src={printedCode}
      alt="QR code to pay Antarman by UPI; type the amount yourself"
      width={720}
      height={720}
      className="aspect-square w-full max-w-72 rounded-control"
    />
  );
}

type FoldedPictureProps = { readonly payee: Payee; readonly upi: string | null; readonly picture: string };

/** On a phone: the code as a picture for an app that scans pictures, and folded for another phone's camera. */
function FoldedPicture({ payee, upi, picture }: FoldedPictureProps) {
  return (
    <div className="grid gap-1 lg:hidden">
      <Button asChild variant="outline" className="w-full sm:w-auto sm:justify-self-start">
        <a href={picture} download={upi === null ? 'upi-code.jpg' : 'upi-code.png'}>
          Save the QR code
        </a>
      </Button>
      <details>
        <summary className="min-h-11 w-fit cursor-pointer content-center py-2 text-link">
          Show the code for another phone
        </summary>
        <div className="pt-2">
          <Picture payee={payee} upi={upi} />
        </div>
      </details>
    </div>
  );
}

type UpiProps = {
  payable: PayableView;
  amountPaise: number;
  upiReference: string;
  /** The QR code as a file to save; null where the service's printed code is shown instead. */
  picture: string | null;
  /** Whether the page shows a bank account too. */
  hasBank: boolean;
};

/** Scan, tap or type: people pay with whatever their app accepts. */
export function UpiWay({ payable, amountPaise, upiReference, picture, hasBank }: UpiProps) {
  const { payee, therapist } = payable;
  const upi = upiOfPayable(payable, upiReference);
  const upiId = upi === null ? null : payee.upiId;
  return (
    <section aria-labelledby="upi" className="grid gap-4">
      <h3 id="upi" className="text-h4">
        By UPI
      </h3>
      {upi !== null && (
        // A phone cannot scan its own screen.
        <p className="lg:hidden">
          <Button asChild className="w-full sm:w-auto">
            <a href={upi}>Pay in a UPI app on this phone</a>
          </Button>
        </p>
      )}
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,18rem)_1fr]">
        <div className="max-lg:hidden">
          <Picture payee={payee} upi={upi} />
        </div>
        <div className="grid content-start gap-4">
          <p className={upi === null ? '' : 'max-lg:hidden'}>
            {upi !== null
              ? 'Scan this code with any UPI app. Name, amount and reference are filled in.'
              : `Scan this code with any UPI app and type the amount. It pays ${payee.name}, who pays your fee to ${therapist?.name}.`}
          </p>
          <dl>
            {upiId !== null && <Line label="UPI ID">{upiId}</Line>}
            <Line label="Amount" copy={rupeesOf(amountPaise)}>
              <Money of={amountPaise} />
            </Line>
            {upi !== null && <Line label="Note">{`Payment ${upiReference}`}</Line>}
          </dl>
          <FoldedPicture payee={payee} upi={upi} picture={picture ?? printedCode} />
        </div>
      </div>
      <Card asChild variant="outline" size="flush" className="px-4">
        <details>
          <summary className="min-h-11 cursor-pointer content-center py-2 font-semibold">
            My UPI app shows an error
          </summary>
          <div className="grid max-w-measure gap-3 pb-4">
            <p>
              Many apps block links to a person’s UPI ID to prevent fraud. You have not been charged. Try one
              of these:
            </p>
            <ul className="grid list-disc gap-1 pl-5">
              <li>Save the QR code, and choose that image in your app’s scanner.</li>
              {upiId !== null && (
                <li>Copy the UPI ID, choose “Pay to UPI ID” in your app and type the amount.</li>
              )}
              <li>Try another UPI app{hasBank && ', or pay by bank transfer'}.</li>
            </ul>
            <p>
              Were you charged without a confirmation? Wait an hour before you pay again: banks refund failed
              payments.{' '}
              <a href="/contact?topic=billing" className="text-link">
                Write to us
              </a>{' '}
              if you are unsure.
            </p>
          </div>
        </details>
      </Card>
    </section>
  );
}

type BankWayProps = { bank: BankDetails; amountPaise: number | null; folded: boolean };

/** Account for a transfer by NEFT, IMPS or RTGS; on a phone folded below another way. */
export function BankWay({ bank, amountPaise, folded }: BankWayProps) {
  return (
    <section aria-labelledby="bank" className="grid gap-2">
      <h3 id="bank" className="open-wide-title text-h4">
        By bank transfer
      </h3>
      <details open={!folded} className="disclosure open-wide">
        <summary className="tap text-link">By bank transfer</summary>
        <dl>
          {bank.accountHolder && <Line label="Account holder">{bank.accountHolder}</Line>}
          {bank.bankName && <Line label="Bank">{bank.bankName}</Line>}
          <Line label="Account number">{bank.accountNumber}</Line>
          {bank.ifsc && <Line label="IFSC">{bank.ifsc}</Line>}
          {amountPaise !== null && (
            <Line label="Amount to transfer" copy={rupeesOf(amountPaise)}>
              <Money of={amountPaise} />
            </Line>
          )}
        </dl>
      </details>
    </section>
  );
}
