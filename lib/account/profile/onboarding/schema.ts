import * as z from 'zod';
import { goalsField, nameField } from '@/lib/account/profile/fields';
import { onboardingMessages, onboardingRoles } from '@/lib/account/profile/onboarding/rules';
import { timeZoneField } from '@/lib/format/time-zone';

/** A required checkbox; an unticked one sends nothing, which counts as empty text. */
const ticked = (message: string) => z.literal('on', message);
const tickable = z.enum(['', 'on']).transform((box) => box === 'on');

const fields = {
  role: z.enum(onboardingRoles, 'Choose your role'),
  firstName: nameField('first'),
  lastName: nameField('last'),
  goals: goalsField,
  timeZone: timeZoneField,
  adult: ticked('We need to know that you are 18 or older, or a guardian'),
  terms: ticked('An account needs your agreement to the terms'),
  account: ticked('An account needs your consent to run it'),
  care: tickable,
  newsletter: tickable,
  /** The page to open next; the dashboard for an unknown one. */
  next: z.string().max(400, 'Please reload the page and try again'),
};

type Asked = { readonly role: string; readonly goals: string | null; readonly care: boolean };

/** Goals say something about health, so a client’s need the consent for that. */
function careCoversGoals({ role, goals, care }: Asked, context: z.RefinementCtx): void {
  if (role !== 'client' || goals === null || care) return;
  context.addIssue({ code: 'custom', path: ['care'], message: onboardingMessages.careForGoals });
}

/** Onboarding's form in the browser. Only the server checks phone numbers, because the rules weigh 40 KB. */
export const onboardingFormSchema = z
  .strictObject({ ...fields, phone: z.string() })
  .superRefine(careCoversGoals);

/** Onboarding's form on the server (product.md §5). */
export function onboardingSchema<P extends z.ZodType<string | null, string>>(phone: P) {
  return z.strictObject({ ...fields, phone }).superRefine(careCoversGoals);
}

export type OnboardingInput = Omit<z.output<typeof onboardingFormSchema>, 'phone'> & {
  readonly phone: string | null;
};
