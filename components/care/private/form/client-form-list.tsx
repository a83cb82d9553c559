import { Fragment } from 'react';
import { GuardianForm } from '@/components/care/private/form/form-asks';
import { FormBadge } from '@/components/care/private/form/own-form-list';
import { ButtonForm } from '@/components/forms/button-form';
import { TitledSection } from '@/components/layout/titled-section';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyNote } from '@/components/ui/empty';
import { FieldDescription } from '@/components/ui/field';
import { When } from '@/components/ui/format';
import { periods } from '@/content/retention';
import type { FormLine } from '@/lib/care/form/queries';
import { cancelSentForm } from '@/lib/care/form/send/actions';
import { formatShown } from '@/lib/format/time';

const steps = [
  ['sentAt', 'Sent'],
  ['openedAt', 'Opened'],
  ['signedAt', 'Signed'],
  ['withdrawnAt', 'Withdrawn'],
] as const;

function ReadForm({ id, about, path }: { id: string; about: string; path: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="outline">
        <a href={`${path}/${id}`}>
          Read<span className="sr-only">: {about}</span>
        </a>
      </Button>
      <Button asChild variant="ghost">
        <a href={`/api/forms/${id}`}>
          Save as PDF<span className="sr-only">: {about}</span>
        </a>
      </Button>
    </div>
  );
}

function SentForm({ form, path }: { readonly form: FormLine; readonly path: string }) {
  const { id, title, state, guardian } = form;
  const waits = state === 'sent' || state === 'opened' || state === 'guardian';
  const about = `${title}, ${formatShown(form.sentAt)}`;
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-4 lg:py-2 [&>:has(>details[open])]:w-full">
      <div className="flex grow basis-full flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:basis-0">
        <div className="grid min-w-0 grow basis-56 gap-1">
          <h3 className="wrap-anywhere text-h4">{title}</h3>
          <p className="text-muted-foreground text-small">
            {steps.map(([name, label]) => {
              const at = form[name];
              return (
                at && (
                  <Fragment key={name}>
                    {name !== 'sentAt' && ' · '}
                    {label} <When at={at} as="listed" />
                  </Fragment>
                )
              );
            })}
          </p>
          {guardian && (
            <p className="wrap-anywhere text-small">
              Guardian: <bdi>{guardian.name}</bdi>, {guardian.email}
              {guardian.refused && '. The person who opened the link said they are not the guardian.'}
              {guardian.withdrew && '. They have withdrawn their signature.'}
            </p>
          )}
        </div>
        <FormBadge state={state} mine={false} />
      </div>
      {form.signedAt && <ReadForm id={id} about={about} path={path} />}
      {state === 'guardian' && (
        <GuardianForm
          id={`guardian-${id}`}
          postTo={path}
          hidden={{ sent: id }}
          fields={[
            {
              name: 'guardianName',
              label: 'Name of the parent or guardian',
              type: 'text',
              value: guardian?.name ?? '',
            },
            { name: 'guardianEmail', label: 'Their email', type: 'email', value: guardian?.email ?? '' },
          ]}
          button="Send a new link"
          about={about}
          behind="New link for the guardian"
        />
      )}
      {waits && (
        <ButtonForm
          id={`cancel-${id}`}
          action={cancelSentForm}
          postTo={path}
          fields={{ sent: id }}
          label="Cancel request"
          about={about}
        />
      )}
    </li>
  );
}

type ClientForms = {
  readonly forms: readonly FormLine[];
  readonly path: string;
};

/** Signed forms that an earlier therapist has handed over, to read; nothing without any. */
export function HandedForms({ forms, path }: ClientForms) {
  if (forms.length === 0) return null;
  return (
    <TitledSection id="handed" title="Shared by an earlier therapist" className="grid gap-4">
      <p className="max-w-measure text-muted-foreground">
        The client signed these for an earlier therapist and agreed that you can read them. They are not
        consent to work with you. Send your own form for that.
      </p>
      <Card asChild size="flush" className="divide-y divide-border">
        <ul>
          {forms.map(({ id, title, therapistName, signedAt, state }) => (
            <li key={id} className="grid gap-3 px-5 py-4">
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
                <div className="grid min-w-0 grow basis-48 gap-1">
                  <h3 className="wrap-anywhere text-h4">{title}</h3>
                  <p className="text-muted-foreground text-small">
                    For {therapistName}
                    {signedAt && (
                      <>
                        {' '}
                        · signed <When at={signedAt} as="listed" />
                      </>
                    )}
                  </p>
                </div>
                <FormBadge state={state} mine={false} />
              </div>
              <ReadForm id={id} about={`${title}, for ${therapistName}`} path={path} />
            </li>
          ))}
        </ul>
      </Card>
    </TitledSection>
  );
}

export function ClientFormList({
  forms,
  path,
  ofGuest = false,
}: ClientForms & { readonly ofGuest?: boolean }) {
  if (forms.length === 0) return <EmptyNote>You have not sent any forms yet.</EmptyNote>;
  return (
    <div className="grid gap-3">
      <Card asChild size="flush" className="divide-y divide-border">
        <ul>
          {forms.map((form) => (
            <SentForm key={form.id} form={form} path={path} />
          ))}
        </ul>
      </Card>
      <FieldDescription>
        Save signed forms to your own records. They are deleted here{' '}
        {ofGuest
          ? `${periods.careMonths / 12} years after they were signed.`
          : 'when your client deletes their account.'}
      </FieldDescription>
    </div>
  );
}
