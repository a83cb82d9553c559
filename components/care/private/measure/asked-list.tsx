import { ButtonForm } from '@/components/forms/button-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { declineOwnRequest } from '@/lib/care/assessment/request/actions';
import type { MeasureRequestLine } from '@/lib/care/assessment/request/queries';
import { referenceOf } from '@/lib/format/reference';

type AskedListProps = {
  readonly requests: readonly MeasureRequestLine[];
  readonly postTo: string;
  /** Zone in which the client reads times. */
  readonly timeZone: string;
};

export function AskedList({ requests, postTo, timeZone }: AskedListProps) {
  return (
    <ul className="grid gap-4">
      {requests.map(({ id, title, minutes, rhythm, therapistName, waits, askedAt, nextAt }) => (
        <Card asChild key={id} variant={waits ? 'accent' : 'default'} size="dense" className="grid gap-3">
          <li>
            <div className="grid gap-1">
              <h3 className="font-sans text-h4">{title}</h3>
              <p className="text-small">
                {therapistName} asks for this{rhythm === 'fortnightly' ? ' every two weeks' : ''}.{' '}
                {waits ? (
                  <>
                    Since <When at={askedAt} as="day" />. It takes about {minutes}{' '}
                    {minutes === 1 ? 'minute' : 'minutes'}.
                  </>
                ) : (
                  nextAt && (
                    <>
                      Next on <When at={nextAt} as="until" zone={timeZone} />.
                    </>
                  )
                )}
              </p>
            </div>
            <div className="flex flex-wrap items-start gap-3">
              {waits && (
                <Button asChild>
                  <a href={`${postTo}/${id}`}>
                    Fill in<span className="sr-only">: {title}</span>
                  </a>
                </Button>
              )}
              <ButtonForm
                id={`decline-${referenceOf(id)}`}
                action={declineOwnRequest}
                postTo={postTo}
                fields={{ request: id }}
                label="Stop asking me"
                about={title}
              />
            </div>
          </li>
        </Card>
      ))}
    </ul>
  );
}
