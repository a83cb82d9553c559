'use client';

import { FileForm } from '@/components/forms/private/file-form';
import { ReasonForm } from '@/components/forms/private/reason-form';
import { readPracticeFile, undoPracticeReading } from '@/lib/privacy/export/practice/actions';
import {
  largestPracticeFile,
  practiceFaults,
  practiceField,
  practicePath,
  undoSchema,
} from '@/lib/privacy/export/practice/rules';

/** Takes a practice file into this practice. */
export function PracticeReader() {
  return (
    <FileForm
      id="practice-reader"
      name={practiceField}
      action={readPracticeFile}
      path={practicePath}
      largest={largestPracticeFile}
      tooLarge={practiceFaults['too-large']}
      label="Read a practice file"
      fieldLabel="Practice file"
      hint="The ZIP, or practice.json in it"
      accept=".zip,.json,application/zip,application/json"
      button="Read file"
      sendingLabel="Reading..."
    />
  );
}

/** Undoes a reading of the last day; afterwards only its answer stays. */
export function UndoReading({ reading }: { readonly reading: string | null }) {
  return (
    <ReasonForm
      id="undo-reading"
      action={undoPracticeReading}
      schema={undoSchema}
      postTo={`${practicePath}#undo-reading`}
      hidden={{ reading: reading ?? '' }}
      fields={[]}
      button={reading ? 'Undo reading' : null}
      label="Undo reading"
    />
  );
}
