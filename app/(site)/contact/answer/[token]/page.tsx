import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { readAnswerOfLink, recipientOfAnswerLink, type SentRequest } from '@/lib/contact/reply/queries';

function AnswerLetter({ request }: { readonly request: SentRequest }) {
  const { therapist, answer, doneAt } = request;
  return (
    <Card asChild className="grid gap-5">
      <article>
        <p className="text-muted-foreground">
          From <strong className="text-foreground">{therapist.name}</strong>
          {doneAt && (
            <>
              {' · '}
              <When at={doneAt} as="named" />
            </>
          )}
        </p>
        <p className="whitespace-pre-wrap break-words text-lead">{answer}</p>
        {therapist.slug && (
          <p className="border-border border-t pt-5">
            <a href={`/professionals/${therapist.slug}`} className="text-link">
              Write again or view the profile
            </a>
          </p>
        )}
      </article>
    </Card>
  );
}

export const metadata: Metadata = {
  title: 'An answer for you',
  robots: { index: false, follow: false },
};

/**
 * The page to which the mail about an answer brings people without an account. Mail programs open links by
 * themselves, so the answer shows only after a person has clicked the button.
 */
export default async function ContactAnswerPage({
  params,
  searchParams,
}: PageProps<'/contact/answer/[token]'>) {
  const [{ token }, { read }] = await Promise.all([params, searchParams]);
  const recipient = await recipientOfAnswerLink(token);
  if (recipient === null) notFound();
  const answered = read === 'yes' ? await readAnswerOfLink(token) : null;
  return (
    <div className="container-page pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-6">
        <h1>An answer for you</h1>
        {answered ? (
          <AnswerLetter request={answered} />
        ) : (
          <form method="get" className="grid gap-6">
            <p className="text-lead">
              Hello {recipient}. The person you wrote to has answered. The answer is personal: open it where
              nobody looks over your shoulder.
            </p>
            <input type="hidden" name="read" value="yes" />
            <Button type="submit" className="justify-self-start">
              Show the answer
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
