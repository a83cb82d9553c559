'use server';

import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult, Onward } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import { leadOn } from '@/lib/action/onward';
import { applyForInternship } from '@/lib/internship/application/commands';
import { checkCv } from '@/lib/internship/application/cv';
import {
  applicationFormKind,
  applicationMessages,
  cvField,
  cvRefusals,
} from '@/lib/internship/application/rules';
import { applicantPhoneMalformed, applicationSchema } from '@/lib/internship/application/schema';
import { phoneField } from '@/lib/phone';
import { internshipPrefix } from '@/lib/product/rules';

const send = defineMemberAction({
  name: 'apply-for-internship',
  access: 'member',
  schema: applicationSchema(phoneField(applicantPhoneMalformed)),
  fileField: cvField,
  formKind: applicationFormKind,
  triesPerNetwork: 60,
  notSaved: applicationMessages.notSaved,
  handler: async (input, { viewer, submission, file, id, network }): Promise<FormResult<Onward>> => {
    const cv = await checkCv(file);
    if (!cv.fit) {
      const message = cv.because === 'missing' ? actionMessages.required : actionMessages.check;
      return { ok: false, message, fieldErrors: { [cvField]: cvRefusals[cv.because] } };
    }
    const outcome = await applyForInternship(input, {
      viewer,
      submission,
      cv: cv.content,
      request: { id, network },
    });
    if (!outcome.kept) return { ok: false, message: applicationMessages[outcome.because] };
    const slug: string = internshipPrefix + input.program;
    return leadOn(`/checkout/${slug}`, applicationMessages.sent);
  },
});

/** Applies for a programme (fields program, name, phone, education, statement, consent, and the file cv). */
export async function applyForProgram(_previous: unknown, form: unknown): Promise<FormResult<Onward>> {
  return send(form);
}
