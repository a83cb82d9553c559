import { z } from 'zod';
import { contactMethods, contactTopics } from '@/lib/contact/rules';
import { emailField } from '@/lib/format/email-address';
import { optionalPhoneField } from '@/lib/format/phone';
import { pageOfText, personName } from '@/lib/format/plain-text';

/** The longest message a form takes, in characters. */
const longestMessage = 5_000;

const email = emailField({
  missing: 'Enter your email address',
  malformed: 'Enter an email address like name@example.com',
});
const phone = optionalPhoneField('Enter a phone number like 98765 43210, or leave it empty');
const message = pageOfText(
  { missing: 'Write your message', tooLong: 'Keep your message under 5,000 characters' },
  longestMessage,
);
const slug = z.string().trim().max(120, 'Choose a therapist from the list');

const topics = contactTopics.map(({ value }) => value);
const methods = contactMethods.map(({ value }) => value);

/** Public contact form (product.md §5). A therapist counts only under the topic that asks for one. */
export const contactMessageSchema = z.strictObject({
  firstName: personName(
    { missing: 'Enter your first name', tooLong: 'Keep your first name under 80 characters' },
    80,
  ),
  lastName: personName(
    { missing: 'Enter your last name', tooLong: 'Keep your last name under 80 characters' },
    80,
  ),
  email,
  phone,
  topic: z.enum(topics, 'Choose a topic'),
  therapist: slug,
  therapistName: z.string().trim().max(120, 'Keep the name under 120 characters'),
  message,
});

/** Form on a therapist's profile (product.md §5). */
export const therapistContactSchema = z.strictObject({
  therapist: slug.min(1, 'Choose a therapist from the list'),
  fullName: personName(
    { missing: 'Enter your full name', tooLong: 'Keep your name under 120 characters' },
    120,
  ),
  email,
  phone,
  preferredContactMethod: z.enum(methods, 'Choose how you would like to be reached'),
  message,
});

export type ContactMessageInput = z.output<typeof contactMessageSchema>;
export type TherapistContactInput = z.output<typeof therapistContactSchema>;
