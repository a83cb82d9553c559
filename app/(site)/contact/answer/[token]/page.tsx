import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnswerLetter } from '@/components/contact/answer-letter';
import { Button } from '@/components/ui/button';
import { readAnswerOfLink, recipientOfAnswerLink } from '@/lib/contact/reply/queries';

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
