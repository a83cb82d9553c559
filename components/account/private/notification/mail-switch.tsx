import { type FieldState, fieldAttributes } from '@/components/forms/field-frame';
import { FieldDescription } from '@/components/ui/field';
import { Switch } from '@/components/ui/private/switch';

type MailSwitchProps = { readonly field: FieldState; readonly label: string; readonly hint: string };

/** Switches mails of one kind on or off. Sends `on`, or nothing at all, like any checkbox. */
export function MailSwitch({ field, label, hint }: MailSwitchProps) {
  const { defaultValue, ...attributes } = fieldAttributes({ field, hint });
  return (
    <div className="flex items-start gap-3 py-1.5">
      <Switch {...attributes} defaultChecked={defaultValue === 'on'} className="my-1" />
      <div className="grid min-h-11 content-center">
        <label htmlFor={field.id}>{label}</label>
        <FieldDescription id={`${field.id}-hint`}>{hint}</FieldDescription>
      </div>
    </div>
  );
}
