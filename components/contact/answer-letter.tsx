import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { SentRequest } from '@/lib/contact/reply/queries';

export function AnswerLetter({ request }: { readonly request: SentRequest }) {
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
