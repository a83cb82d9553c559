'use server';

import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { phoneField } from '@/lib/format/phone';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { redirectAfterAction } from '@/lib/server/action/redirect-after-action';
import { applyForInternship } from '@/lib/site/internship/application/commands';
import { checkCv } from '@/lib/site/internship/application/cv';
import {
  applicationFormKind,
  applicationMessages,
  cvField,
  cvRefusals,
} from '@/lib/site/internship/application/rules';
import { applicantPhoneMalformed, applicationSchema } from '@/lib/site/internship/application/schema';
import { internshipPrefix } from '@/lib/site/internship/rules';

export const applyForProgram = defineMemberAction({
  name: 'apply-for-internship',
  access: 'member',
  schema: applicationSchema(phoneField(applicantPhoneMalformed)),
  fileField: cvField,
  formKind: applicationFormKind,
  triesPerNetwork: 60,
  notSaved: applicationMessages.notSaved,
  handler: async (input, { viewer, submission, file, id, network }): Promise<FormResult<RedirectTo>> => {
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
    if (!outcome.done) return { ok: false, message: applicationMessages[outcome.because] };
    const slug: string = internshipPrefix + input.program;
    return redirectAfterAction(`/checkout/${slug}`, applicationMessages.sent);
  },
});
