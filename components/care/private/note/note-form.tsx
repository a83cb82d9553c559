'use client';

import { useAutosave } from '@/components/care/private/note/use-autosave';
import { deviceZone } from '@/components/forms/device-zone';
import { Form } from '@/components/forms/form';
import { VersionField } from '@/components/forms/private/version-field';
import { SignInAgain } from '@/components/forms/sign-in-again';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { saveOwnNote } from '@/lib/care/note/actions';
import { type NoteTemplate, type NoteWords, noteTemplates } from '@/lib/care/note/rules';
import { draftSchema } from '@/lib/care/note/schema';
import { formatClock } from '@/lib/format/time';

const formId = 'note';

type NoteFormProps = {
  readonly note: string;
  readonly template: NoteTemplate;
  readonly words: NoteWords;
  readonly version: string;
  /** Names this opened page; a draft that it sends once it is outdated is saved beside the note. */
  readonly tab: string;
  readonly postTo: string;
};

/** Writes a note. It is saved every few seconds; signing ends it. */
export function NoteForm({ note, template, words, version, tab, postTo }: NoteFormProps) {
  const { said, saves, send } = useAutosave(formId, version);
  const form = useValidatedForm({
    id: formId,
    schema: draftSchema,
    action: saveOwnNote,
    postTo: `${postTo}#${formId}`,
    defaults: words,
    send,
    saves,
  });
  const { parts } = noteTemplates[template];
  return (
    <Form form={form} label="Note" className="grid max-w-4xl gap-5">
      <input type="hidden" name="note" value={note} />
      <input type="hidden" name="tab" value={tab} />
      <VersionField form={form} version={version} keep={{ name: 'step', value: 'save' }} />
      {parts.map(([part, label]) => (
        <TextArea key={part} field={form.field(part)} label={label} rows={parts.length > 1 ? 5 : 14} />
      ))}
      <p role="status" className="text-muted-foreground text-small">
        {said &&
          ('fault' in said ? said.fault : `Draft saved at ${formatClock(said.savedAt, deviceZone())}.`)}
      </p>
      {said && 'fault' in said && said.signInAt && <SignInAgain formId={formId} href={said.signInAt} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton
          pressed={form.pressed}
          sending={form.sending}
          variant="outline"
          name="step"
          value="save"
        >
          Save draft
        </SubmitButton>
        <SubmitButton pressed={form.pressed} sending={form.sending} name="step" value="sign">
          Sign note
        </SubmitButton>
      </div>
      <p className="text-muted-foreground text-small">
        A signed note cannot be changed, even by you. You can add to it.
      </p>
    </Form>
  );
}
