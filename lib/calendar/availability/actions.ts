'use server';

import { refresh } from 'next/cache';
import type { z } from 'zod';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { actionMessages } from '@/lib/action/messages';
import type { Member } from '@/lib/auth/session';
import { addException, removeException, saveAvailability } from '@/lib/calendar/availability/commands';
import { availabilityMessages } from '@/lib/calendar/availability/rules';
import {
  availabilitySchema,
  exceptionSchema,
  removeExceptionSchema,
} from '@/lib/calendar/availability/schema';

type Asked = Parameters<typeof saveAvailability>[0];
type Calling = { readonly viewer: Member; readonly id: string; readonly network: string };

const triesPerNetwork = 300;
const { notSaved } = availabilityMessages;

const askedBy = ({ viewer, id, network }: Calling, whose: Asked['whose']): Asked => ({
  viewer,
  whose,
  request: { id, network },
});

const refused = (message: string, fieldErrors?: Record<string, string>): FormResult<null> => ({
  ok: false,
  message,
  ...(fieldErrors && { fieldErrors }),
});
const done = (message: string): FormResult<null> => ({ ok: true, message, data: null });

async function save(asked: Asked, input: z.output<typeof availabilitySchema>): Promise<FormResult<null>> {
  const outcome = await saveAvailability(asked, input);
  if (outcome === 'not-linked') return refused(availabilityMessages.notLinked);
  refresh();
  return outcome === 'saved' ? done(availabilityMessages.saved) : refused(availabilityMessages.stale);
}

async function add(asked: Asked, input: z.output<typeof exceptionSchema>): Promise<FormResult<null>> {
  const outcome = await addException(asked, input);
  switch (outcome) {
    case 'not-linked':
      return refused(availabilityMessages.notLinked);
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
        [input.lastDate === '' ? 'firstDate' : 'lastDate']: availabilityMessages.tooFar,
      });
    case 'added':
      refresh();
      return done(availabilityMessages.added);
  }
}

async function remove(
  asked: Asked,
  input: z.output<typeof removeExceptionSchema>,
): Promise<FormResult<null>> {
  const outcome = await removeException(asked, input);
  refresh();
  return outcome === 'removed' ? done(availabilityMessages.removed) : refused(availabilityMessages.gone);
}

const saveOwn = defineMemberAction({
  name: 'save-own-hours',
  access: 'therapist',
  schema: availabilitySchema,
  triesPerNetwork,
  notSaved,
  handler: (input, context) => save(askedBy(context, 'own'), input),
});
const saveDesk = defineMemberAction({
  name: 'save-desk-hours',
  access: 'admin',
  schema: availabilitySchema,
  triesPerNetwork,
  notSaved,
  handler: (input, context) => save(askedBy(context, 'desk'), input),
});
const addOwn = defineMemberAction({
  name: 'add-own-exception',
  access: 'therapist',
  schema: exceptionSchema,
  triesPerNetwork,
  notSaved,
  handler: (input, context) => add(askedBy(context, 'own'), input),
});
const addDesk = defineMemberAction({
  name: 'add-desk-exception',
  access: 'admin',
  schema: exceptionSchema,
  triesPerNetwork,
  notSaved,
  handler: (input, context) => add(askedBy(context, 'desk'), input),
});
const removeOwn = defineMemberAction({
  name: 'remove-own-exception',
  access: 'therapist',
  schema: removeExceptionSchema,
  triesPerNetwork,
  notSaved,
  handler: (input, context) => remove(askedBy(context, 'own'), input),
});
const removeDesk = defineMemberAction({
  name: 'remove-desk-exception',
  access: 'admin',
  schema: removeExceptionSchema,
  triesPerNetwork,
  notSaved,
  handler: (input, context) => remove(askedBy(context, 'desk'), input),
});

/** Saves the week and the settings of the viewer's own calendar (fields of `availabilitySchema`). */
export async function saveOwnHours(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return saveOwn(form);
}

/** The same for the calendar of the service's own consultations. */
export async function saveDeskHours(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return saveDesk(form);
}

/** Enters days of the viewer's own calendar that differ from the week (fields of `exceptionSchema`). */
export async function addOwnException(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return addOwn(form);
}

/** The same for the service's own consultations. */
export async function addDeskException(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return addDesk(form);
}

/** Takes such days out of the viewer's own calendar (fields of `removeExceptionSchema`). */
export async function removeOwnException(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return removeOwn(form);
}

/** The same for the service's own consultations. */
export async function removeDeskException(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return removeDesk(form);
}
