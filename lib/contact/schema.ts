import { z } from 'zod';
import { contactMethods, contactTopics, demoTopic, headcounts } from '@/lib/contact/rules';
import { emailField } from '@/lib/format/email-address';
import { optionalPhoneField } from '@/lib/format/phone';
import { pageOfText, personName } from '@/lib/format/plain-text';

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

/** A line that only one topic asks for; forms without it send nothing or an empty one. */
const line = (longest: number) =>
  z.string().trim().max(longest, `Use at most ${longest} characters`).default('');

const topics = contactTopics.map(({ value }) => value);
const methods = contactMethods.map(({ value }) => value);

/** Also checks the form as a whole when single fields are wrong, so that all errors come at once. */
const always = { when: () => true };

const forDemo = [
  ['company', 'Enter the name of your company'],
  ['headcount', 'Choose how many people work there'],
  ['preferredTimes', 'Enter suitable times for a call'],
] as const;

/** Public contact form (product.md §5). A therapist counts only under the topic that asks for one. */
export const contactMessageSchema = z
  .strictObject({
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
    company: line(120),
    headcount: z.enum(['', ...headcounts], 'Choose how many people work there').default(''),
    preferredTimes: line(200),
    message,
  })
  .superRefine((input, { addIssue }) => {
    for (const [name, words] of forDemo) {
      if (input.topic === demoTopic && input[name] === '')
        addIssue({ code: 'custom', path: [name], message: words });
    }
  }, always);

/** Form on a therapist's profile (product.md §5). */
export const therapistContactSchema = z
  .strictObject({
    therapist: slug.min(1, 'Choose a therapist from the list'),
    fullName: personName(
      { missing: 'Enter your full name', tooLong: 'Keep your name under 120 characters' },
      120,
    ),
    email,
    phone,
    preferredContactMethod: z.enum(methods, 'Choose how you would like to be reached'),
    message,
  })
  .refine(({ preferredContactMethod: by, phone }) => phone !== null || (by !== 'phone' && by !== 'either'), {
    ...always,
    path: ['phone'],
    error: 'Enter a phone number, or choose to be reached by email',
  });

export type ContactMessageInput = z.output<typeof contactMessageSchema>;
export type TherapistContactInput = z.output<typeof therapistContactSchema>;
