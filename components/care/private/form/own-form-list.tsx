import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { When } from '@/components/ui/format';
import type { FormLine } from '@/lib/care/form/queries';
import { type FormState, stateWords } from '@/lib/care/form/rules';

const variants: Readonly<Record<FormState, 'warm' | 'success' | 'muted'>> = {
  sent: 'warm',
  opened: 'warm',
  guardian: 'muted',
  signed: 'success',
  outdated: 'muted',
  withdrawn: 'muted',
  cancelled: 'muted',
};

const words: Readonly<Record<FormState, string>> = {
  ...stateWords,
  sent: 'To fill in',
  opened: 'In progress',
  outdated: 'Signed, text has changed',
};

export function FormBadge({ state, mine }: { readonly state: FormState; readonly mine: boolean }) {
  return <Badge variant={variants[state]}>{mine ? words[state] : stateWords[state]}</Badge>;
}

type OwnForms = {
  readonly forms: readonly FormLine[];
  /** Address of the list, below which each form has its page. */
  readonly path?: string;
  /** On a page with a main step of its own. */
  readonly quiet?: boolean;
};

export function OwnFormList({ forms, path = '/dashboard/forms', quiet = false }: OwnForms) {
  if (forms.length === 0) {
    return (
      <EmptyNote>No forms to fill in. When your therapist sends you a form, you will see it here.</EmptyNote>
    );
  }
  const first = forms.find(({ state }) => state === 'sent' || state === 'opened');
  return (
    <Card asChild size="flush" className="divide-y divide-border">
      <ul>
        {forms.map(({ id, title, state, therapistName, sentAt, signedAt, withdrawnAt }) => {
          const waits = state === 'sent' || state === 'opened';
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
              <div className="grid min-w-0 grow basis-48 gap-1">
                <h3 className="wrap-anywhere text-h4">{title}</h3>
                <p className="text-muted-foreground text-small">
                  <bdi>{therapistName}</bdi> · {withdrawnAt ? 'withdrawn' : signedAt ? 'signed' : 'sent'}{' '}
                  <When at={withdrawnAt ?? signedAt ?? sentAt} as="day" />
                </p>
                <div>
                  <FormBadge state={state} mine />
                </div>
              </div>
              {state !== 'guardian' && (
                <Button asChild variant={id === first?.id && !quiet ? 'default' : 'outline'}>
                  <a href={`${path}/${id}`}>
                    {waits ? (state === 'sent' ? 'Fill in' : 'Continue') : 'Read'}
                    <span className="sr-only">: {title}</span>
                  </a>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
