'use client';

import { FileForm } from '@/components/forms/private/file-form';
import { readPracticeFile } from '@/lib/privacy/export/practice/actions';
import {
  largestPracticeFile,
  practiceFaults,
  practiceField,
  practicePath,
} from '@/lib/privacy/export/practice/rules';

/** Takes hours, sessions and notes of a practice file. */
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
