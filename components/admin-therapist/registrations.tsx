import { Badge } from '@/components/admin/table/badge';
import { WordsForm } from '@/components/admin-nouns/words-form';
import { RegistrationForm } from '@/components/admin-therapist/registration-form';
import { PressForm } from '@/components/forms/press-form';
import type { RegistrationView } from '@/lib/admin/therapist/entry/queries';
import {
  checkTherapistRegistration,
  withdrawTherapistRegistration,
} from '@/lib/admin/therapist/register/actions';
import { registers } from '@/lib/admin/therapist/register/schema';
import { formatDay, formatMoment } from '@/lib/time';

type Props = {
  readonly therapist: string;
  readonly registrations: readonly RegistrationView[];
  readonly postTo: string;
};

function nameOf(register: string): string {
  return registers.find(({ value }) => value === register)?.label ?? register;
}

function State({ entry }: { readonly entry: RegistrationView }) {
  if (entry.live) return <Badge tone="good">Checked</Badge>;
  return entry.checkedAt ? <Badge tone="bad">Run out</Badge> : <Badge tone="wait">Not checked</Badge>;
}

function Entry({ entry, postTo }: { readonly entry: RegistrationView; readonly postTo: string }) {
  const { id, number, checkedAt, checkedBy, expiresOn } = entry;
  const about = `${entry.register} ${number}`;
  const undo = (step: 'uncheck' | 'remove', label: string | null) => (
    <PressForm
      id={`${step}-${id}`}
      action={withdrawTherapistRegistration}
      postTo={postTo}
      fields={{ registration: id, step }}
      label={label}
      about={about}
    />
  );
  return (
    <li className="grid gap-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p>
          <span className="font-semibold">{number}</span>
          <span className="block text-ink-soft text-small">{nameOf(entry.register)}</span>
        </p>
        <State entry={entry} />
      </div>
      {checkedAt && (
        <p className="text-ink-soft text-small">
          Looked up {formatMoment(checkedAt)}
          {checkedBy && ` by ${checkedBy}`}
          {expiresOn && `, good until ${formatDay(expiresOn)}`}
        </p>
      )}
      <WordsForm
        id={`check-${id}`}
        action={checkTherapistRegistration}
        postTo={postTo}
        hidden={{ registration: id }}
        field={{
          name: 'expiresOn',
          label: 'Good until',
          hint: 'The last day that the register itself says.',
          type: 'date',
          ...(expiresOn && { value: expiresOn }),
        }}
        button="Mark as checked today"
        about={about}
        behind={checkedAt ? 'Check again' : 'I have looked this up'}
      />
      <div className="flex flex-wrap gap-3">
        {undo('uncheck', checkedAt ? 'Take the check back' : null)}
        {undo('remove', 'Remove')}
      </div>
    </li>
  );
}

/** Register numbers of a therapist: what they state, and what we have looked up. */
export function Registrations({ therapist, registrations, postTo }: Props) {
  return (
    <>
      {registrations.length === 0 ? (
        <p className="text-ink-soft">No register number yet. Protected titles cannot be shown.</p>
      ) : (
        <ul className="divide-y divide-line">
          {registrations.map((entry) => (
            <Entry key={entry.id} entry={entry} postTo={postTo} />
          ))}
        </ul>
      )}
      <RegistrationForm therapist={therapist} postTo={postTo} />
    </>
  );
}
