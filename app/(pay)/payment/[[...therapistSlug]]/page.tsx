import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { TaskPage } from '@/components/account/private/frame/task-page';
import { NextUp, nextUpPortrait } from '@/components/layout/next-up';
import { PaymentPanel } from '@/components/payment/private/submission/payment-panel';
import { Portrait } from '@/components/therapist/directory/portrait';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SampleMark } from '@/components/ui/sample-mark';
import { ownContact } from '@/lib/account/profile/queries';
import { paymentPath } from '@/lib/payment/rules';
import { type PayableView, readPaymentSubject } from '@/lib/payment/subject';
import { payerOf } from '@/lib/payment/submission/payer';
import { log } from '@/lib/server/log';
import { announcePassingFault } from '@/lib/server/request/passing-fault';
import { therapistProfile } from '@/lib/therapist/queries';
import { feeInShort } from '@/lib/therapist/rules';

/**
 * Shown when the payment details cannot be read, because nobody should pay from memory. "Try again" is a form, so it
 * needs no scripts.
 */
function PaymentUnavailable() {
  return (
    <div className="container-page section-space space-y-5">
      <div role="alert" className="space-y-5">
        <h1 className="text-h2">We could not read the payment details</h1>
        <p className="max-w-measure text-lead">
          This is a fault on our side. Please do not pay yet, and try again in a moment. If you have already
          paid, your money is safe: you can report the payment as soon as this page works again.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <form>
          <Button type="submit">Try again</Button>
        </form>
        <a href="/contact" className="tap text-link">
          Contact us
        </a>
      </div>
    </div>
  );
}

type Props = PageProps<'/payment/[[...therapistSlug]]'>;

export const metadata: Metadata = { title: 'Payment' };

/**
 * The therapist from the path, else from the query. Null for nobody, which redirects to the list (product.md §8);
 * `unread` when the rows could not be read.
 */
async function payableOf({ params, searchParams }: Props): Promise<PayableView | 'unread' | null> {
  const [inPath, ...more] = (await params).therapistSlug ?? [];
  const { therapist } = await searchParams;
  const slug = inPath ?? therapist;
  if (typeof slug !== 'string' || more.length > 0) return null;
  try {
    return await readPaymentSubject({ kind: 'therapist', slug }, null);
  } catch (error) {
    log.error('therapist could not be read', { path: paymentPath, error });
    return 'unread';
  }
}

/** Manual payment of a session (product.md §2). */
export default async function PaymentPage(props: Props) {
  const payable = await payableOf(props);
  if (payable === 'unread') {
    announcePassingFault(503);
    return <PaymentUnavailable />;
  }
  if (!payable?.therapist) redirect('/professionals');
  const { slug, name, title, picture } = payable.therapist;
  const [own, query, profile] = await Promise.all([ownContact(), props.searchParams, therapistProfile(slug)]);
  return (
    <TaskPage title="Payment" back={{ href: `/professionals/${slug}`, label: `About ${name}` }}>
      <NextUp
        first
        label={`Pay for a session with ${name}`}
        title={feeInShort(payable.amountPaise) ?? 'Fee to be confirmed'}
        portrait={<Portrait name={name} picture={picture} {...nextUpPortrait} />}
      >
        <p>
          {title} {profile?.sample && <SampleMark />}
        </p>
      </NextUp>
      {profile && !profile.accepting && (
        <Alert asChild variant="warm" className="max-w-measure">
          <p>
            {name} is not taking new clients at the moment. Please pay here only if you are already a client,
            as others cannot book a time.
          </p>
        </Alert>
      )}
      <PaymentPanel payable={payable} page={`${paymentPath}/${slug}`} query={query} payer={payerOf(own)} />
    </TaskPage>
  );
}
