import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TokenForm } from '@/components/site/newsletter/token-form';
import { isLinkOfMail } from '@/lib/site/newsletter/queries';

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false } };

export default async function UnsubscribePage({ params }: PageProps<'/newsletter/unsubscribe/[token]'>) {
  const { token } = await params;
  if (!(await isLinkOfMail('unsubscribe', token))) notFound();
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>Leave the newsletter</h1>
        <p className="text-lead">Press the button and we will not write to you again.</p>
        <TokenForm step="leave" token={token} />
      </div>
    </div>
  );
}
