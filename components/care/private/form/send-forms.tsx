import { SendForm } from '@/components/care/private/form/form-asks';
import { Card } from '@/components/ui/card';
import type { FormChoice } from '@/lib/care/form/own/queries';

type SendFormsProps = {
  readonly client: string;
  readonly forms: readonly FormChoice[];
  readonly path: string;
  /** On a page with a main step of its own. */
  readonly quiet?: boolean;
};

/** Sends a form to a client; one that a guardian signs first asks for the guardian. */
export function SendForms({ client, forms, path, quiet = false }: SendFormsProps) {
  const ready = forms.filter(({ version, isArchived }) => version > 0 && !isArchived);
  const choices = (guarded: boolean) =>
    ready
      .filter(({ needsGuardian }) => needsGuardian === guarded)
      .map(({ value, title }) => ({ value, label: title }));
  const form = { name: 'form', label: 'Form', type: 'choice', placeholder: 'Choose a form' } as const;
  return (
    <Card className="grid max-w-4xl gap-5">
      <SendForm
        id="send-form"
        label="Send a form"
        postTo={path}
        hidden={{ client, guardianName: '', guardianEmail: '' }}
        fields={[{ ...form, options: choices(false) }]}
        button="Send form"
        variant={quiet ? 'outline' : 'default'}
      />
      <SendForm
        id="send-guardian-form"
        label="Send a form to a guardian"
        postTo={path}
        hidden={{ client }}
        fields={[
          { ...form, options: choices(true) },
          { name: 'guardianName', label: 'Name of the parent or guardian', type: 'text' },
          {
            name: 'guardianEmail',
            label: 'Their email',
            hint: 'The guardian gets a link and signs first. Then your client agrees.',
            type: 'email',
          },
        ]}
        button="Send to the guardian"
        behind="For someone under 18"
      />
    </Card>
  );
}
