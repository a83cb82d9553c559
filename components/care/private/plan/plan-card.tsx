import type { ReactNode } from 'react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardAction, CardDescription, CardHeader } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { Progress } from '@/components/ui/private/progress';
import { SampleMark } from '@/components/ui/sample-mark';
import { creditInWords, creditStays, freeOf } from '@/lib/care/plan/credit/rules';
import type { PlanLine } from '@/lib/care/plan/queries';
import type { Successor } from '@/lib/care/session/gone-on';
import { indianDay } from '@/lib/format/time';

const variants: Readonly<Record<string, BadgeVariant>> = {
  active: 'secondary',
  completed: 'success',
};

type PlanCardProps = {
  readonly plan: PlanLine;
  readonly reader: 'client' | 'therapist';
  /** With whom the client goes on instead of the plan's therapist. */
  readonly successor?: Successor | undefined;
  /** The reader's possible steps, below it. */
  readonly children?: ReactNode;
};

export function PlanCard({ plan, reader, successor, children }: PlanCardProps) {
  const {
    name,
    description,
    type,
    kindName,
    status,
    total,
    completed,
    progress,
    credit,
    createdAt,
    endedAt,
  } = plan;
  const other = reader === 'client' ? plan.therapist : plan.client;
  const done = `${completed} of ${total} ${total === 1 ? 'session' : 'sessions'} completed`;
  const paid = credit !== null && freeOf(credit) > 0;
  const withWhom = successor ?? plan.therapist;
  const goesOn = successor !== undefined;
  const again = !paid && status === 'active' && withWhom.bookable;
  return (
    <Card asChild size="sm" className="grid gap-3">
      <li>
        <CardHeader>
          <h3 className="min-w-0 wrap-anywhere font-sans text-h4">{name}</h3>
          <CardAction>
            <Badge asChild variant={variants[status] ?? 'muted'}>
              <strong>{plan.statusText}</strong>
            </Badge>
          </CardAction>
        </CardHeader>
        <CardDescription className="wrap-anywhere">
          {type} · {kindName && `${kindName} · `}
          <bdi>{other.name}</bdi> {reader === 'client' && plan.therapist.sample && <SampleMark />} · Since{' '}
          <When at={indianDay(createdAt)} />
          {endedAt && ', ended on '}
          {endedAt && <When at={indianDay(endedAt)} />}
        </CardDescription>
        {description && <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{description}</p>}
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-small">{done}</p>
            {reader === 'client' && again && (
              <a href={`/book/own/${withWhom.slug}`} className="tap -my-2 text-link text-small">
                {goesOn ? `Book with ${withWhom.name}` : 'Book again'}
                <span className="sr-only">{goesOn ? `: ${name}` : ` with ${withWhom.name}: ${name}`}</span>
              </a>
            )}
          </div>
          <Progress aria-label={`Progress of ${name}`} value={completed} max={total}>
            {progress}%
          </Progress>
        </div>
        {credit && <p className="text-small">{creditInWords(credit)}</p>}
        {reader === 'client' && credit && paid && goesOn && (
          <p className="max-w-measure text-small">
            {creditStays(credit, plan.therapist.name, withWhom.name)}
          </p>
        )}
        {reader === 'client' && paid && (!goesOn || withWhom.bookable) && (
          <Button asChild variant="outline" className="justify-self-start">
            <a href={`/book/own/${withWhom.slug}`}>
              {goesOn ? `Book with ${withWhom.name}` : 'Book a session'}
              {!goesOn && <span className="sr-only"> of the plan {name}</span>}
            </a>
          </Button>
        )}
        {children}
      </li>
    </Card>
  );
}
