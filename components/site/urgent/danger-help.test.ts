import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Forms in which somebody who is helped here writes in their own words, with what holds these. */
const forms = [
  ['components/contact/contact-form.tsx', 'TextArea'],
  ['components/contact/therapist-contact-form.tsx', 'TextArea'],
  ['components/care/private/message/message-form.tsx', 'TextArea'],
  ['components/care/private/homework/answer-form.tsx', 'TextField'],
  ['components/therapist/private/review/review-form.tsx', 'TextArea'],
  ['components/privacy/grievance/grievance-form.tsx', 'ComplaintFields'],
  ['components/privacy/private/own-grievance-form.tsx', 'ComplaintFields'],
  ['components/privacy/private/correction-form.tsx', 'TextArea'],
  ['components/site/private/internship/application-form.tsx', 'TextArea'],
] as const;

describe('help beside a form', () => {
  it.each(forms)('lies below the words of %s', (file, kind) => {
    const form = readFileSync(file, 'utf8');
    const below = form.slice(form.indexOf(`<${kind}`));
    expect(form).toContain(`<${kind}`);
    expect(below).toMatch(/<DangerHelp formId=\{[\w.]+\} \/>/);
  });
});
