import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TokenForm } from '@/components/site/newsletter/token-form';
import { isLinkOfMail } from '@/lib/site/newsletter/queries';
import { newsletterNotice } from '@/lib/site/newsletter/rules';

export const metadata: Metadata = { title: 'Confirm your subscription', robots: { index: false } };

export default async function ConfirmPage({ params }: PageProps<'/newsletter/confirm/[token]'>) {
  const { token } = await params;
  if (!(await isLinkOfMail('confirm', token))) notFound();
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>Do you want our newsletter?</h1>
        <p className="text-lead">{newsletterNotice.text}</p>
        <TokenForm step="confirm" token={token} />
      </div>
    </div>
  );
}
