import { ButtonForm } from '@/components/forms/button-form';
import { Folded } from '@/components/forms/private/folded';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { Check } from '@/components/ui/icons';
import { decideConsent } from '@/lib/account/consent/actions';
import type { ConsentState } from '@/lib/account/consent/queries';
import { formatDayOf } from '@/lib/format/time';

function Standing({ live, withdrawnAt }: Pick<ConsentState, 'live' | 'withdrawnAt'>) {
  if (live)
    return (
      <p className="flex items-start gap-2 font-semibold text-success">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          You agreed on {formatDayOf(live.givenAt)}, to the notice of{' '}
          <When at={live.noticeVersion} as="record" />.
        </span>
      </p>
    );
  return (
    <p className="font-semibold">
      {withdrawnAt ? `You withdrew this on ${formatDayOf(withdrawnAt)}.` : 'You have not agreed to this.'}
    </p>
  );
}

export function ConsentCard({
  consent,
  number,
}: {
  readonly consent: ConsentState;
  readonly number: number;
}) {
  const { purpose, notice, live, withdrawnAt } = consent;
  const { title, agreement, use, seenBy, withdrawing, needed } = notice;
  const fixed = live !== null && needed;
  return (
    <Card asChild className="grid gap-3">
      <li>
        <h2 className="text-h3">{title}</h2>
        <p className="border-primary border-l-4 pl-4 italic">“{agreement}”</p>
        <Standing live={live} withdrawnAt={withdrawnAt} />
        <Folded behind="Purpose, and who can see it" about={title}>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
            <dt className="font-semibold">Purpose</dt>
            <dd>{use}</dd>
            <dt className="font-semibold">Who can see it</dt>
            <dd>{seenBy}</dd>
            {live && (
              <>
                <dt className="font-semibold">If you withdraw</dt>
                <dd>{withdrawing}</dd>
              </>
            )}
          </dl>
        </Folded>
        {fixed && (
          <a href="/account/privacy/delete" className="tap justify-self-start text-link font-semibold">
            Delete your account to withdraw
          </a>
        )}
        <ButtonForm
          id={`consent-${number}`}
          action={decideConsent}
          postTo="/account/privacy/consents"
          fields={{ purpose, decision: live ? 'withdraw' : 'give' }}
          label={fixed ? null : live ? 'Withdraw' : 'Agree'}
          about={title}
        />
      </li>
    </Card>
  );
}
