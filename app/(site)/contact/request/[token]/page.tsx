import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RequestLetter } from '@/components/contact/request-letter';
import { Button } from '@/components/ui/button';
import { addresseeOfLink, openRequestOfLink } from '@/lib/contact/queries';
import { indianZone } from '@/lib/format/time';
import { readRequest } from '@/lib/server/request/read-request';

export const metadata: Metadata = {
  title: 'A message for you',
  robots: { index: false, follow: false },
};

/**
 * The page behind the link in a therapist's mail. Mail programs open links by themselves, so the message shows only
 * after a person has clicked the button.
 */
export default async function ContactRequestPage({
  params,
  searchParams,
}: PageProps<'/contact/request/[token]'>) {
  const [{ token }, { read }] = await Promise.all([params, searchParams]);
  const request = read === 'yes' ? await openRequestOfLink(token, await readRequest()) : null;
  const addressee = request?.therapistName ?? (await addresseeOfLink(token));
  if (addressee === null) notFound();
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>A message for you</h1>
        {request ? (
          <>
            <RequestLetter request={request} timeZone={indianZone} />
            {request.inbox && (
              <Button asChild className="justify-self-start">
                <a href={request.inbox}>Answer it in your dashboard</a>
              </Button>
            )}
          </>
        ) : (
          <form method="get" className="grid gap-6">
            <p className="text-lead">
              Hello {addressee}. Someone has written to you. The message is personal: open it where nobody
              looks over your shoulder.
            </p>
            <input type="hidden" name="read" value="yes" />
            <Button type="submit" className="justify-self-start">
              Show the message
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
