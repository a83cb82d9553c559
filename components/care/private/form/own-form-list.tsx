import { LineList } from '@/components/layout/private/line-list';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
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
  const first = forms.find(({ state }) => state === 'sent' || state === 'opened');
  const lines = forms.map(({ id, title, state, therapistName, sentAt, signedAt, withdrawnAt }) => {
    const waits = state === 'sent' || state === 'opened';
    const variant = id === first?.id && !quiet ? 'default' : waits ? 'outline' : 'ghost';
    return {
      id,
      title: <h3 className="text-h4">{title}</h3>,
      note: (
        <>
          <bdi>{therapistName}</bdi> · {withdrawnAt ? 'withdrawn' : signedAt ? 'signed' : 'sent'}{' '}
          <When at={withdrawnAt ?? signedAt ?? sentAt} as="day" /> <FormBadge state={state} mine />
        </>
      ),
      end: state !== 'guardian' && (
        <Button asChild variant={variant}>
          <a href={`${path}/${id}`}>
            {waits ? (state === 'sent' ? 'Fill in' : 'Continue') : 'Read'}
            <span className="sr-only">: {title}</span>
          </a>
        </Button>
      ),
    };
  });
  return (
    <LineList
      lines={lines}
      empty="No forms to fill in. When your therapist sends you a form, you will see it here."
      low
    />
  );
}
