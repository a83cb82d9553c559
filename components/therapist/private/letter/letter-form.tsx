'use client';

import { useState } from 'react';
import { ButtonForm } from '@/components/forms/button-form';
import { Form } from '@/components/forms/form';
import { VersionField } from '@/components/forms/private/version-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea, TextField } from '@/components/forms/text-field';
import { useRedirectAfterAction } from '@/components/forms/use-redirect-after-action';
import { useValidatedForm } from '@/components/forms/use-validated-form';
import { LetterCard, type LetterCardProps } from '@/components/therapist/private/letter/letter-card';
import { resetOwnLetter, saveOwnLetter } from '@/lib/therapist/letter/actions';
import type { OwnLetter } from '@/lib/therapist/letter/queries';
import { type LetterKind, letterHints, letterLabels, letterPath } from '@/lib/therapist/letter/rules';
import { letterSchema } from '@/lib/therapist/letter/schema';

type LetterFormProps = {
  readonly kind: LetterKind;
  readonly letter: Pick<OwnLetter, 'shown' | 'isOwn' | 'version'>;
  /** Origin of the service, to which links may lead. */
  readonly origin: string;
  readonly preview: Omit<LetterCardProps, 'words'>;
};

/** A therapist's own words for one kind of email, with a preview that follows while they write. */
export function LetterForm({ kind, letter: { shown, isOwn, version }, origin, preview }: LetterFormProps) {
  const [schema] = useState(() => letterSchema(() => origin));
  const [words, setWords] = useState(shown);
  const form = useValidatedForm({
    id: 'letter',
    schema,
    action: saveOwnLetter,
    postTo: letterPath(kind),
    defaults: shown,
  });
  const { field, result } = form;
  const leaving = useRedirectAfterAction(result);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      <div className="grid gap-6">
        <Form
          form={form}
          label="Letter"
          className="grid gap-5"
          onInput={({ target }) => {
            if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
            const { name, value } = target;
            if (name === 'subject' || name === 'body') setWords((before) => ({ ...before, [name]: value }));
          }}
        >
          <input type="hidden" name="kind" value={kind} />
          <VersionField form={form} version={version} />
          <TextField
            field={field('subject')}
            label={letterLabels.subject}
            hint={letterHints.subject}
            autoComplete="off"
            required
          />
          <TextArea
            field={field('body')}
            label={letterLabels.body}
            hint={letterHints.body}
            rows={10}
            required
          />
          <SubmitButton sending={form.sending || leaving}>Save</SubmitButton>
        </Form>
        {isOwn && (
          <ButtonForm
            id="reset-letter"
            action={resetOwnLetter}
            postTo={letterPath(kind)}
            fields={{ kind }}
            label="Use the default again"
          />
        )}
      </div>
      <LetterCard words={words} {...preview} />
    </div>
  );
}
