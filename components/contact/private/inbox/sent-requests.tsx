import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import type { SentRequest } from '@/lib/contact/reply/queries';

function inWords({ state, doneAt, answer }: SentRequest) {
  if (state === 'open' || !doneAt) return 'Not answered yet';
  const how = state === 'closed' ? 'Not accepted' : answer ? 'Answered' : 'Answered by phone or email';
  return (
    <>
      {how} · <When at={doneAt} />
    </>
  );
}

export function SentRequests({ requests }: { readonly requests: readonly SentRequest[] }) {
  return (
    <ul className="grid gap-5">
      {requests.map((request) => {
        const { id, therapist, message, sentAt, answer } = request;
        return (
          <Card asChild key={id} className="grid gap-4">
            <li>
              <div className="grid gap-1">
                <h2 className="text-h4">
                  To{' '}
                  {therapist.slug ? (
                    <a href={`/professionals/${therapist.slug}`} className="text-link">
                      {therapist.name}
                    </a>
                  ) : (
                    therapist.name
                  )}
                </h2>
                <p className="text-muted-foreground text-small">
                  <When at={sentAt} /> · {inWords(request)}
                </p>
              </div>
              {answer && (
                <Card asChild variant="accent" size="sm" className="whitespace-pre-wrap wrap-anywhere">
                  <p>{answer}</p>
                </Card>
              )}
              <details>
                <summary className="tap cursor-pointer text-link">
                  Your message<span className="sr-only"> to {therapist.name}</span>
                </summary>
                <p className="whitespace-pre-wrap wrap-anywhere pt-2">{message}</p>
              </details>
            </li>
          </Card>
        );
      })}
    </ul>
  );
}
