'use client';

import { useRef } from 'react';
import { FieldFrame, fieldAttributes } from '@/components/forms/field-frame';
import { FormDraft } from '@/components/forms/form-draft';
import { ErrorSummary, FormStatus } from '@/components/forms/form-outcome';
import { VisitFields } from '@/components/forms/hidden-fields';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextArea } from '@/components/forms/text-field';
import { useFormAction } from '@/components/forms/use-form-action';
import { DangerHelp } from '@/components/site/urgent/danger-help';
import { FileInput } from '@/components/ui/private/file-input';
import { sendThreadMessage } from '@/lib/care/message/actions';
import { messageFileField } from '@/lib/care/message/rules';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { largestPaper, paperHint, paperRefusals, paperTypes } from '@/lib/server/file/paper-rules';

const formId = 'message';

type MessageFormProps = {
  readonly with: string;
  readonly name: string;
  /** Address of the form's own page. */
  readonly postTo: string;
  readonly formToken: string;
};

/** Writes a message, with a file if one is chosen. */
export function MessageForm({ with: withWhom, name, postTo, formToken }: MessageFormProps) {
  const fileRef = useRef<HTMLInputElement>(null);
  const form = useFormAction<null>({
    id: formId,
    action: sendThreadMessage,
    postTo: `${postTo}#${formId}`,
    formToken,
    check: async (): Promise<FormResult<null> | null> => {
      const chosen = fileRef.current?.files?.[0];
      if (!chosen || chosen.size <= largestPaper) return null;
      const fieldErrors = { [messageFileField]: paperRefusals['too-large'] };
      return { ok: false, message: actionMessages.check, fieldErrors };
    },
  });
  const { result } = form;
  const file = form.field(messageFileField);
  return (
    <form {...form.formProps} aria-label={`Message to ${name}`} className="grid gap-4">
      <ErrorSummary formId={formId} result={result} focusRef={form.focusRef} />
      <FormStatus result={result} focusRef={form.focusRef} />
      <VisitFields formId={formId} formToken={form.token} />
      <input type="hidden" name="with" value={withWhom} />
      <div key={form.generation} className="grid gap-4">
        <TextArea field={form.field('text')} label="Your message" rows={4} />
        <DangerHelp formId={formId} />
        <FieldFrame field={file} label="File (optional)" hint={paperHint}>
          <FileInput
            {...fieldAttributes({ field: file, hint: paperHint })}
            defaultValue={undefined}
            ref={fileRef}
            accept={paperTypes}
          />
        </FieldFrame>
      </div>
      <SubmitButton sending={form.sending}>Send message</SubmitButton>
      <FormDraft form={form} />
    </form>
  );
}
