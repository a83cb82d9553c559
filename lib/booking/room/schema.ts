import { z } from 'zod';
import { canTalkNames, safetyMessages } from '@/lib/booking/room/rules';
import { optionalPhoneField } from '@/lib/format/phone';
import { optionalLineOfText } from '@/lib/format/plain-text';

const visit = z.uuid();

const description = z.strictObject({
  type: z.enum(['offer', 'answer']),
  sdp: z.string().max(20_000),
});

const candidate = z.strictObject({
  candidate: z.string().max(1_000),
  sdpMid: z.string().max(40).nullish(),
  sdpMLineIndex: z.int().min(0).max(20).nullish(),
  usernameFragment: z.string().max(256).nullish(),
});

/** A message of one browser to the other while they connect. */
const signal = z.union([z.strictObject({ description }), z.strictObject({ candidate })]);

export type RoomSignalBody = z.output<typeof signal>;

export const roomPost = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('signal'),
    visit,
    to: visit,
    /** Grows by one with each signal of a visit. */
    number: z.int().min(1).max(1_000_000),
    signal,
  }),
  z.strictObject({ act: z.literal('let-in'), visit, to: visit }),
  z.strictObject({ act: z.literal('leave'), visit }),
  z.strictObject({ act: z.literal('here'), visit }),
]);

export type RoomPost = z.output<typeof roomPost>;

/** An arrival: the tab, this load of its page, and whether it replaces the same person's other device. */
export const roomArrival = z.strictObject({
  seat: z.uuid(),
  visit,
  instead: z
    .literal('yes')
    .optional()
    .transform((word) => word === 'yes'),
});

export const safetyNoteSchema = z.strictObject({
  room: z.string().max(120),
  canTalk: z.enum(['', ...canTalkNames], 'Choose one of the answers').transform((answer) => answer || null),
  place: optionalLineOfText(safetyMessages.place, 200),
  contactName: optionalLineOfText(safetyMessages.contactName, 120),
  contactPhone: optionalPhoneField(safetyMessages.contactPhone),
});
