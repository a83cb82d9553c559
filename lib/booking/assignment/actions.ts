'use server';

import { guestFormPlace } from '@/lib/booking/assignment/place';
import { guestOfLink } from '@/lib/booking/link';
import { bookingMessages } from '@/lib/booking/messages';
import { formSchema, signSchema, stepSchema } from '@/lib/care/form/fill/schema';
import { submitSignature, submitStep, submitWithdrawal } from '@/lib/care/form/fill/submit';
import { answerFields, formWords } from '@/lib/care/form/rules';
import { homeworkWords } from '@/lib/care/homework/rules';
import { homeworkAnswerSchema } from '@/lib/care/homework/schema';
import { submitAnswer } from '@/lib/care/homework/submit';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult, RedirectTo } from '@/lib/server/action/form-result';

// The guest of an appointment answers by its link what the therapist asks for.

const common = { access: 'public', triesPerNetwork: 1_000, notSaved: formWords.notSaved } as const;

const lost = { ok: false, message: bookingMessages.linkNotFound } as const;

export const saveGuestFormStep = defineAction({
  ...common,
  name: 'save-guest-form-step',
  schema: stepSchema,
  listFields: answerFields,
  handler: async (input): Promise<FormResult<RedirectTo>> => {
    const place = await guestFormPlace(input.booking, input.form);
    return place ? submitStep(place, input) : lost;
  },
});

export const signGuestForm = defineAction({
  ...common,
  name: 'sign-guest-form',
  schema: signSchema,
  handler: async (input, { id, network }): Promise<FormResult<RedirectTo>> => {
    const place = await guestFormPlace(input.booking, input.form);
    return place ? submitSignature(place, input, { id, network }) : lost;
  },
});

export const withdrawGuestForm = defineAction({
  ...common,
  name: 'withdraw-guest-form',
  schema: formSchema,
  handler: async (input, { id, network }): Promise<FormResult<null>> => {
    const place = await guestFormPlace(input.booking, input.form);
    return place ? submitWithdrawal(place, input, { id, network }) : lost;
  },
});

export const answerGuestHomework = defineAction({
  access: 'public',
  name: 'answer-guest-homework',
  schema: homeworkAnswerSchema,
  triesPerNetwork: 600,
  notSaved: homeworkWords.notSaved,
  handler: async (answer): Promise<FormResult<null>> => {
    const guest = await guestOfLink(answer.booking);
    return guest ? submitAnswer(guest, answer) : lost;
  },
});
