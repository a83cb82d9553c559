import { CheckboxField } from '@/components/forms/checkbox-field';
import type { FieldState } from '@/components/forms/field-frame';
import { DateField } from '@/components/forms/private/date-field';
import { SelectField } from '@/components/forms/select-field';
import { TextArea, TextField } from '@/components/forms/text-field';
import type { ContentField as Described } from '@/lib/admin/content/form/parts';

type ContentFieldProps = { readonly described: Described; readonly field: FieldState };

function Control({ described, field }: ContentFieldProps) {
  const { label, hint, optional = false } = described;
  const same = { field, label, hint, required: !optional };
  switch (described.type) {
    case 'choice':
      return <SelectField {...same} options={described.options} placeholder="Choose" />;
    case 'tick':
      return <CheckboxField field={field} label={label} hint={hint} value="yes" />;
    case 'text':
    case 'list':
      return <TextArea {...same} required={false} rows={described.rows ?? 4} />;
    case 'date':
      return <DateField {...same} />;
    case 'number':
      return <TextField {...same} inputMode="decimal" autoComplete="off" />;
    default:
      return <TextField {...same} autoComplete="off" />;
  }
}

export function ContentField({ described, field }: ContentFieldProps) {
  const wide =
    described.wide || described.type === 'text' || described.type === 'list' || described.type === 'tick';
  return (
    <div className={wide ? 'sm:col-span-2' : 'field-row grid'}>
      <Control described={described} field={field} />
    </div>
  );
}
