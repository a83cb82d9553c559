'use server';

import { currentViewer } from '@/lib/account/session/session';
import { roomOfViewer } from '@/lib/booking/room/queries';
import { roomMessages, type SafetyNote, safetyMessages } from '@/lib/booking/room/rules';
import { saveSafetyNote } from '@/lib/booking/room/safety';
import { safetyNoteSchema } from '@/lib/booking/room/schema';
import { defineAction } from '@/lib/server/action/define-action';
import type { FormResult } from '@/lib/server/action/form-result';
import { sealUnavailableIs } from '@/lib/server/seal/refusal';

/**
 * Stores the note for the therapist before a call: whether the person can talk, where they are, and an
 * emergency contact (fields of `safetyNoteSchema`). Other holders of the room's address get "no such room".
 */
export const keepSafetyNote = defineAction({
  name: 'room-safety-note',
  access: 'public',
  schema: safetyNoteSchema,
  triesPerNetwork: 300,
  notSaved: safetyMessages.notSaved,
  handler: async ({ room: token, ...note }): Promise<FormResult<SafetyNote>> => {
    const room = await roomOfViewer(token, await currentViewer());
    if (typeof room === 'string') return { ok: false, message: roomMessages[room] };
    if (room.role !== 'person') return { ok: false, message: roomMessages.unknown };
    if (room.time !== 'open') return { ok: false, message: roomMessages[room.time] };
    return sealUnavailableIs(safetyMessages.sealed, async () => {
      await saveSafetyNote(room, note);
      return { ok: true, message: safetyMessages.saved, data: note };
    });
  },
});
