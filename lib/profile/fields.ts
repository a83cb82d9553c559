import { optionalPageOfText, personName } from '@/lib/plain-text';

// Fields that onboarding and the profile's editor share; as long as the columns hold.

const longestName = 80;
const longestGoals = 4_000;

/** First or last name (required, spec §5). */
export function nameField(which: 'first' | 'last') {
  const messages = {
    missing: `Enter your ${which} name`,
    tooLong: `Keep your ${which} name under ${longestName} characters`,
    notAName: `Write your ${which} name without links and symbols`,
  };
  return personName(messages, longestName);
}

/** What a client hopes for, or what a therapist says of their practice; empty becomes null. */
export const goalsField = optionalPageOfText('Keep this under 4,000 characters', longestGoals);

/** Said beside a telephone number that cannot be one. */
export const phoneMalformed = 'Enter a phone number like 98765 43210, or leave it empty';
