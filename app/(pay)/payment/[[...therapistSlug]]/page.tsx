import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PaymentDesk } from '@/components/payment/payment-desk';
import { Portrait } from '@/components/therapist/portrait';
import { ArrowLeft } from '@/components/ui/icons';
import { currentViewer } from '@/lib/auth/session';
import { log } from '@/lib/log';
import { paymentPath } from '@/lib/payment/rules';
import { type PayableView, readPaymentSubject } from '@/lib/payment/subject';
import { feeLabel } from '@/lib/therapist/rules';

type Props = PageProps<'/payment/[[...therapistSlug]]'>;

export const metadata: Metadata = { title: 'Payment' };

/** The therapist named by the path, else by the question; a lookup that fails leads to the list (spec §8). */
async function payableOf({ params, searchParams }: Props): Promise<PayableView | null> {
  const [inPath, ...more] = (await params).therapistSlug ?? [];
  const { therapist } = await searchParams;
  const slug = inPath ?? therapist;
  if (typeof slug !== 'string' || more.length > 0) return null;
  try {
    return await readPaymentSubject({ kind: 'therapist', slug }, null);
  } catch (error) {
    log.error('therapist could not be read', { path: paymentPath, error });
    return null;
  }
}

/** Manual payment of a session (spec §2). */
export default async function PaymentPage(props: Props) {
  const payable = await payableOf(props);
  if (!payable?.therapist) redirect('/professionals');
  const { slug, name, title, picture } = payable.therapist;
  const [viewer, { answer }] = await Promise.all([currentViewer(), props.searchParams]);
  const payer = viewer?.profile && {
    name: `${viewer.profile.firstName} ${viewer.profile.lastName}`,
    email: viewer.email,
  };
  return (
    <div className="container-page grid max-w-4xl gap-8 pt-4 pb-16 lg:pb-24">
      <a href={`/professionals/${slug}`} className="tap text-link justify-self-start gap-2">
        <ArrowLeft aria-hidden="true" className="size-5" />
        About {name}
      </a>
      <div className="flex flex-wrap items-center gap-5">
        <Portrait name={name} picture={picture} size={96} className="size-24 text-h3" />
        <div className="grid min-w-0 gap-1">
          <h1 className="text-h2">Pay for a session with {name}</h1>
          <p className="text-ink-soft text-lead">{title}</p>
          <p className="font-semibold">{feeLabel(payable.amountPaise)}</p>
        </div>
      </div>
      <PaymentDesk payable={payable} page={`${paymentPath}/${slug}`} visit={answer} payer={payer ?? null} />
    </div>
  );
}
