'use server';

import { createContactMessage, createTherapistContactRequest } from '@/lib/contact/commands';
import { findTherapistChoices } from '@/lib/contact/queries';
import {
  contactFormKind,
  contactMessages,
  mailtoLink,
  savedAndOpened,
  therapistContactFormKind,
  therapistTopic,
} from '@/lib/contact/rules';
import { contactMessageSchema, therapistContactSchema } from '@/lib/contact/schema';
import { isMailbox } from '@/lib/format/email-address';
import { referenceOf } from '@/lib/format/reference';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { issueVisitToken } from '@/lib/server/action/form-token';
import { actionMessages } from '@/lib/server/action/messages';
import { env } from '@/lib/server/env';
import { limitOf } from '@/lib/server/rate-limit/consume';
import { networkLimits } from '@/lib/server/rate-limit/network-limits';

// Per hour; generous, because whole colleges and mobile networks share one address.
const perNetwork = 240;
const perSender = 20;
const perTherapist = 120;
const hour = 3_600;
const day = 86_400;

/** Mails to addresses that one network can cause in an hour. */
const receiptsPerNetwork = 60;

/** The forms accept any address, so each address gets at most three such mails a day. */
const receiptsTo = (email: string, network: string) => [
  limitOf('contact-receipt', email, 3, day),
  ...networkLimits('contact-receipt', network, receiptsPerNetwork, hour),
];

const triesPerNetwork = 600;

/** Sends a message to a therapist from their profile (product.md §2, §7). */
export const requestTherapistContact = defineAction({
  name: 'contact-therapist',
  access: 'public',
  schema: therapistContactSchema,
  formKind: therapistContactFormKind,
  triesPerNetwork,
  notSaved: contactMessages.notSent,
  handler: async (input, { network, submission }): Promise<FormResult<null>> => {
    const outcome = await createTherapistContactRequest(input, {
      submission,
      limits: [
        ...networkLimits('contact', network, perNetwork, hour),
        limitOf('contact', input.email, perSender, hour),
        limitOf('contact', input.therapist, perTherapist, hour),
      ],
      receipts: receiptsTo(input.email, network),
    });
    if (outcome.done) {
      const message = outcome.notified ? contactMessages.sent : contactMessages.savedOnly;
      return { ok: true, message, data: null };
    }
    return refusal(outcome.because, therapistContactFormKind);
  },
});

/** The data that the page needs after saving: the letter to open, and its recipient. */
export type SavedMessage = { readonly mailto: string; readonly name: string; readonly reference: string };

/** Saves a message of the public contact form (product.md §2, §7). */
export const sendContactMessage = defineAction({
  name: 'send-contact-message',
  access: 'public',
  schema: contactMessageSchema,
  formKind: contactFormKind,
  triesPerNetwork,
  notSaved: contactMessages.notSaved,
  handler: async (input, { network, submission }): Promise<FormResult<SavedMessage>> => {
    // A therapist counts only under the topic that needs one.
    const chosen = input.topic === therapistTopic ? await chosenTherapist(input) : { slug: null };
    if (!('slug' in chosen)) return chosen;
    const outcome = await createContactMessage(input, chosen.slug, {
      submission,
      limits: [
        ...networkLimits('contact', network, perNetwork, hour),
        limitOf('contact', input.email, perSender, hour),
      ],
      receipts: receiptsTo(input.email, network),
    });
    if (!outcome.done) {
      const refused = refusal(outcome.because, contactFormKind);
      if (outcome.because !== 'no-therapist') return refused;
      return { ...refused, fieldErrors: { therapist: 'Choose another therapist from the list' } };
    }

    const { therapist, id } = outcome;
    const direct = therapist && isMailbox(therapist.email) ? therapist : null;
    const name = direct?.name ?? 'our support team';
    const reference = referenceOf(id);
    const mailto = mailtoLink({
      to: direct?.email ?? env.SUPPORT_EMAIL,
      subject: `Message from ${input.firstName} ${input.lastName} (${reference})`,
      body: `${input.message}\n\n${input.firstName} ${input.lastName}\n${input.email}${input.phone ? `\n${input.phone}` : ''}`,
    });
    return { ok: true, message: savedAndOpened(name), data: { mailto, name, reference } };
  },
});

type Chosen = { readonly slug: string | null };
type Refused = FormResult<never> & { readonly ok: false };

/** The therapist from the list or, where the list is too long, the one with the typed name. */
async function chosenTherapist(input: {
  readonly therapist: string;
  readonly therapistName: string;
}): Promise<Chosen | Refused> {
  if (input.therapist !== '') return { slug: input.therapist };
  const found = await findTherapistChoices(input.therapistName);
  const [only] = found;
  if (only && found.length === 1) return { slug: only.slug };
  const therapist =
    found.length > 1
      ? 'Several therapists have this name. Choose one of them from the list.'
      : input.therapistName === ''
        ? 'Choose a therapist from the list'
        : 'We found no therapist of that name. Check the spelling or choose from the list.';
  const options = found.map(({ slug, name, title }) => ({ value: slug, label: `${name}, ${title}` }));
  return {
    ok: false,
    message: contactMessages.selectTherapist,
    fieldErrors: { therapist },
    ...(options.length > 0 && { options: { therapist: options } }),
  };
}

function refusal(because: 'other-text' | 'too-many' | 'no-therapist', formKind: string): Refused {
  if (because === 'too-many') return { ok: false, message: actionMessages.tooMany };
  if (because === 'no-therapist') return { ok: false, message: contactMessages.unavailable };
  // The form token's key is used up; the next submit sends this text as a separate message.
  return { ok: false, message: actionMessages.changed, formToken: issueVisitToken(formKind) };
}
