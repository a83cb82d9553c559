import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FreeOthers } from '@/components/therapist/directory/free-others';
import { Button } from '@/components/ui/button';
import { When } from '@/components/ui/format';
import { othersOfLink, type WaitingRequest } from '@/lib/contact/others/queries';

export const metadata: Metadata = {
  title: 'Others who have time',
  robots: { index: false, follow: false },
};

const headings: Readonly<Record<WaitingRequest['state'], string>> = {
  open: 'There is no answer yet. Others have time.',
  answered: 'Your message was answered',
  closed: 'Others have time',
};

function Standing({ therapist, sentAt, state }: WaitingRequest) {
  if (state === 'answered') {
    return (
      <p className="text-lead">
        {therapist} has answered you in the meantime: please look in your email. If you would still like to
        talk to someone else, these people have time.
      </p>
    );
  }
  return (
    <p className="text-lead">
      You wrote to {therapist} on <When at={sentAt} as="named" />.{' '}
      {state === 'open'
        ? 'They still have your message, and we will tell you when they answer. You need not wait: these people take new clients and have a time soon.'
        : 'They cannot help with it at the moment. These people take new clients and have a time soon.'}
    </p>
  );
}

/** The page of the mail about an unanswered message: three others who are free now. Nothing is passed on to them. */
export default async function OthersPage({ params }: PageProps<'/contact/others/[token]'>) {
  const { token } = await params;
  const waiting = await othersOfLink(token);
  if (!waiting) notFound();
  return (
    <div className="container-page grid gap-8 pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-4">
        <h1>{headings[waiting.state]}</h1>
        <Standing {...waiting} />
        <p className="text-muted-foreground">
          None of them knows of your message. In danger, call 112; to talk at once, call Tele-MANAS on 14416.
        </p>
      </div>
      {waiting.others.length > 0 ? (
        <FreeOthers others={waiting.others} />
      ) : (
        <p className="max-w-measure">
          Nobody else has a free time at the moment. Write to us and we will look for you.
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <a href="/professionals?sort=soonest">See everyone, soonest first</a>
        </Button>
        <Button asChild variant="outline">
          <a href="/contact">Write to us</a>
        </Button>
      </p>
    </div>
  );
}
