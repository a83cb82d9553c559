import { RegistrationForm } from '@/components/admin/therapist/registration-form';
import { CheckRegistrationForm } from '@/components/admin/therapist/therapist-asks';
import { ButtonForm } from '@/components/forms/button-form';
import { Badge } from '@/components/ui/badge';
import { When } from '@/components/ui/format';
import type { RegistrationView } from '@/lib/admin/therapist/listing/queries';
import { withdrawTherapistRegistration } from '@/lib/admin/therapist/register/actions';
import { formatDay } from '@/lib/format/time';
import { registerLabel } from '@/lib/therapist/register/rules';

type Props = {
  readonly therapist: string;
  readonly registrations: readonly RegistrationView[];
  readonly postTo: string;
};

function State({ listing }: { readonly listing: RegistrationView }) {
  if (listing.live) return <Badge variant="success">Checked</Badge>;
  return listing.checkedAt ? (
    <Badge variant="destructive">Expired</Badge>
  ) : (
    <Badge variant="warm">Not checked</Badge>
  );
}

function Listing({ listing, postTo }: { readonly listing: RegistrationView; readonly postTo: string }) {
  const { id, number, checkedAt, checkedBy, expiresOn } = listing;
  const about = `${listing.register} ${number}`;
  const undo = (step: 'uncheck' | 'remove', label: string | null) => (
    <ButtonForm
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
          <span className="block text-muted-foreground text-small">{registerLabel(listing.register)}</span>
        </p>
        <State listing={listing} />
      </div>
      {checkedAt && (
        <p className="text-muted-foreground text-small">
          Checked <When at={checkedAt} />
          {checkedBy && ` by ${checkedBy}`}
          {expiresOn && `, good until ${formatDay(expiresOn)}`}
        </p>
      )}
      <CheckRegistrationForm
        id={`check-${id}`}
        postTo={postTo}
        hidden={{ registration: id }}
        fields={[
          {
            name: 'expiresOn',
            label: 'Good until',
            hint: 'The expiry date in the register, like 31/03/2030.',
            type: 'day',
            ...(expiresOn && { value: expiresOn }),
          },
        ]}
        button="Mark as checked today"
        about={about}
        behind={checkedAt ? 'Check again' : 'I have checked this'}
      />
      <div className="flex flex-wrap gap-3">
        {undo('uncheck', checkedAt ? 'Undo check' : null)}
        {undo('remove', 'Remove')}
      </div>
    </li>
  );
}

export function Registrations({ therapist, registrations, postTo }: Props) {
  return (
    <>
      {registrations.length === 0 ? (
        <p className="text-muted-foreground">No register numbers yet. Protected titles cannot be shown.</p>
      ) : (
        <ul className="divide-y divide-border">
          {registrations.map((listing) => (
            <Listing key={listing.id} listing={listing} postTo={postTo} />
          ))}
        </ul>
      )}
      <RegistrationForm therapist={therapist} postTo={postTo} />
    </>
  );
}
