'use server';

import { refresh } from 'next/cache';
import type { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { zoneOf } from '@/lib/account/session/viewer';
import {
  addException,
  removeException,
  saveAvailability,
} from '@/lib/booking/calendar/availability/commands';
import {
  availabilityMessages,
  calendarLabels,
  withMondayCopied,
} from '@/lib/booking/calendar/availability/rules';
import {
  availabilityFormSchema,
  availabilitySchema,
  exceptionSchema,
  removeExceptionSchema,
} from '@/lib/booking/calendar/availability/schema';
import { savedHoursInWords } from '@/lib/booking/calendar/availability/words';
import { listOwnPlaces } from '@/lib/booking/place/queries';
import { clockShown } from '@/lib/format/typed/clock';
import { fieldErrorsOf, refusalOf } from '@/lib/server/action/field-errors';
import type { FormResult } from '@/lib/server/action/form-result';
import { actionMessages } from '@/lib/server/action/messages';
import { changedMeanwhile } from '@/lib/server/action/outdated';

type Context = Parameters<typeof saveAvailability>[0];

const refused = (message: string, fieldErrors?: Record<string, string>): FormResult<null> => ({
  ok: false,
  message,
  ...(fieldErrors && { fieldErrors }),
});
const done = (message: string): FormResult<null> => ({ ok: true, message, data: null });

type Typed = Readonly<Record<string, string>>;

async function save(context: Context, { copy, ...form }: Typed): Promise<FormResult<null>> {
  if (copy === 'monday') {
    return { ok: false, message: availabilityMessages.copied, values: withMondayCopied(form) };
  }
  const read = availabilitySchema.safeParse(form);
  if (!read.success) {
    const fieldErrors = fieldErrorsOf(read.error, Object.keys(availabilitySchema.shape));
    return refused(refusalOf(fieldErrors, form), fieldErrors);
  }
  const outcome = await saveAvailability(context, read.data);
  if (outcome === 'not-linked') return refused(availabilityMessages.notLinked);
  if (outcome === 'no-place') return refused(availabilityMessages.noPlace);
  if ('wrote' in outcome) {
    const places = (await listOwnPlaces(context.viewer)) ?? [];
    const words = (name: string, value: string) => {
      if (name.startsWith('place-')) return places.find(({ id }) => id === value)?.name ?? '';
      return /^(?:from|until)-/.test(name) ? clockShown(value) : value;
    };
    return changedMeanwhile({ ...outcome, labels: calendarLabels, words });
  }
  refresh();
  return done(savedHoursInWords(availabilityMessages.saved, outcome.unheld, read.data.timeZone));
}

async function add(context: Context, input: z.output<typeof exceptionSchema>): Promise<FormResult<null>> {
  const outcome = await addException(context, input);
  if (typeof outcome === 'object') {
    refresh();
    return done(savedHoursInWords(availabilityMessages.added, outcome.unheld, zoneOf(context.viewer)));
  }
  switch (outcome) {
    case 'not-linked':
      return refused(availabilityMessages.notLinked);
    case 'no-place':
      return refused(availabilityMessages.noPlace);
    case 'no-calendar':
      return refused(availabilityMessages.noCalendar);
    case 'overlap':
      return refused(actionMessages.check, { from: availabilityMessages.overlap });
    case 'closed':
      return refused(actionMessages.check, { firstDate: availabilityMessages.closedAlready });
    case 'past':
      return refused(actionMessages.check, { firstDate: availabilityMessages.past });
    case 'too-far':
      return refused(actionMessages.check, {
        [input.lastDate === null ? 'firstDate' : 'lastDate']: availabilityMessages.tooFar,
      });
  }
}

async function remove(
  context: Context,
  input: z.output<typeof removeExceptionSchema>,
): Promise<FormResult<null>> {
  const outcome = await removeException(context, input);
  refresh();
  return outcome === 'removed' ? done(availabilityMessages.removed) : refused(availabilityMessages.gone);
}

/** The right to each calendar: a therapist changes their own, an admin the one for our consultations. */
const accessTo = { own: 'therapist', house: 'admin' } as const;

type HoursAction<S extends z.ZodObject> = {
  readonly name: string;
  readonly schema: S;
  readonly change: (context: Context, input: z.output<S>) => Promise<FormResult<null>>;
};

const hoursAction = <S extends z.ZodObject>(
  whose: Context['whose'],
  { name, schema, change }: HoursAction<S>,
) =>
  defineMemberAction({
    name: `${name}-${whose}`,
    access: accessTo[whose],
    schema,
    triesPerNetwork: 300,
    notSaved: availabilityMessages.notSaved,
    handler: (input, { viewer, id, network }) => change({ viewer, whose, request: { id, network } }, input),
  });

const saving = { name: 'save-hours', schema: availabilityFormSchema, change: save };
const adding = { name: 'add-exception', schema: exceptionSchema, change: add };
const removing = { name: 'remove-exception', schema: removeExceptionSchema, change: remove };

export const saveOwnHours = hoursAction('own', saving);

export const saveConsultationHours = hoursAction('house', saving);

export const addOwnException = hoursAction('own', adding);

export const addConsultationException = hoursAction('house', adding);

export const removeOwnException = hoursAction('own', removing);

export const removeConsultationException = hoursAction('house', removing);
