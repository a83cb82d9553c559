import { optionalPageOfText, personName } from '@/lib/format/plain-text';

// Fields that onboarding and the profile editor share, with the lengths of the columns.

const longestName = 80;
const longestGoals = 4_000;

/** First or last name (required, product.md §5). */
export function nameField(which: 'first' | 'last') {
  const messages = {
    missing: `Enter your ${which} name`,
    tooLong: `Keep your ${which} name under ${longestName} characters`,
    notAName: `Write your ${which} name without links and symbols`,
  };
  return personName(messages, longestName);
}

/** A client's goals, or a therapist's description of their practice; empty becomes null. */
export const goalsField = optionalPageOfText('Keep this under 4,000 characters', longestGoals);

export const phoneMalformed = 'Enter a phone number like 98765 43210, or leave it empty';
