import * as z from 'zod';
import { mostSessions, planTypeNames } from '@/lib/care/plan/rules';
import { lineOfText, optionalPageOfText } from '@/lib/format/plain-text';
import { figuresField } from '@/lib/format/typed/fields';

const howMany = `Enter a number of sessions between 1 and ${mostSessions}`;

export const planSchema = z.strictObject({
  client: z.string().max(60).min(1, 'Choose a client'),
  name: lineOfText(
    { missing: 'Enter a name for the plan', tooLong: 'Keep the name under 160 characters' },
    160,
  ),
  description: optionalPageOfText('Keep the description under 4,000 characters', 4_000),
  type: z.enum(planTypeNames, 'Choose a kind of plan'),
  /** Id of the kind of its sessions; empty for the first one. */
  kind: z.string().max(60).prefault(''),
  total: figuresField(/^[1-9]\d{0,2}$/, howMany)
    .transform(Number)
    .pipe(z.number().max(mostSessions, howMany)),
});

export type PlanInput = z.output<typeof planSchema>;

export const planStepSchema = z.strictObject({ plan: z.string().max(60) });
