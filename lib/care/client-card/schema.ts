import * as z from 'zod';
import {
  invitationMessages,
  longestConsent,
  longestName,
  cardMessages as says,
} from '@/lib/care/client-card/rules';
import { addressTyped, isMailbox } from '@/lib/format/email-address';
import { lineOfText, pageOfText, personName } from '@/lib/format/plain-text';
import { type PhoneField, typedPhoneField } from '@/lib/format/typed/fields';

const id = z.string().max(60);

export const cardName = personName({ missing: says.name, tooLong: says.nameLong }, longestName);

/** Empty becomes null. */
export const cardEmail = z
  .string()
  .transform(addressTyped)
  .pipe(z.string().refine((address) => address === '' || isMailbox(address), says.email))
  .transform((address) => address || null);

export const consentField = pageOfText({ missing: says.consent, tooLong: says.consentLong }, longestConsent);

export const newCardSchema = (phone: PhoneField) =>
  z.strictObject({ name: cardName, email: cardEmail, phone, consent: consentField });

/** The same in the browser. */
export const newCardFormSchema = newCardSchema(typedPhoneField());

export type NewCard = z.output<typeof newCardFormSchema>;

export const cardSchema = z.strictObject({ card: id });

export const confirmInvitationSchema = z.strictObject({
  token: z.string().max(300),
  contact: lineOfText({ missing: invitationMessages.contact, tooLong: invitationMessages.contactLong }, 254),
});

/** The answer of a person who has confirmed their address or number. */
export const answerInvitationSchema = z.strictObject({ token: z.string().max(300) });
