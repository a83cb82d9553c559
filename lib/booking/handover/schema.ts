import * as z from 'zod';
import {
  longestSummary,
  longestTeamReason,
  mostAtOnce,
  ownReasons,
  reasonNames,
  handoverWords as says,
} from '@/lib/booking/handover/rules';
import { pageOfText } from '@/lib/format/plain-text';
import { dayField } from '@/lib/format/typed/fields';

const id = z.string().max(60);
const to = id.min(1, says.noReceiver);
const lastDay = dayField(says.lastDay);
const agreed = z.literal('yes', says.agreed);
const ticked = z.enum(['', 'yes']).transform((box) => box === 'yes');

export const ownHandoverSchema = z.strictObject({
  client: id,
  to,
  because: z.enum(
    ownReasons.map(({ value }) => value),
    says.because,
  ),
  lastDay,
  agreed,
});

/** The service hands over some clients of a therapist. */
export const teamHandoverSchema = z.strictObject({
  from: id,
  client: z
    .string()
    .transform((text) => [...new Set(text.split(',').filter((one) => /^[0-9a-f-]{36}$/.test(one)))])
    .pipe(z.array(z.string()).min(1, says.noClients).max(mostAtOnce, says.tooMany)),
  to,
  because: z.enum(reasonNames, says.because),
  lastDay,
  reason: pageOfText({ missing: says.teamReason, tooLong: says.teamReasonLong }, longestTeamReason),
  agreed,
});

/** The client's answer, and their choices about what else moves. */
export const answerSchema = z.strictObject({
  handover: id,
  answer: z.enum(['accepted', 'declined'], says.answer),
  results: ticked,
  forms: ticked,
  goals: ticked,
  safetyPlan: ticked,
  summary: ticked,
});

export const handoverSchema = z.strictObject({ handover: id });

export const summarySchema = z.strictObject({
  handover: id,
  words: pageOfText({ missing: says.summary, tooLong: says.summaryLong }, longestSummary),
});
