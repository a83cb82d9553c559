import { takeCalendar, uploadCalendar } from '@/lib/booking/calendar/import/commands';
import { findCalendarImport } from '@/lib/booking/calendar/import/queries';
import { addCard } from '@/lib/care/client-card/commands';
import { calendarText, type Lines } from '@/test/booking/other-calendars';
import { asAuthor } from '@/test/care/forms';
import { createPractice } from '@/test/payment/quotations';

export const request = { id: 'request-1', network: '203.0.113.7' };
export const now = new Date('2026-11-29T12:00:00Z');

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const fileOf = (...parts: readonly Lines[]) => bytesOf(calendarText(parts));

/** Fifty minutes of a day of December, from ten in UTC. */
export const on = (day: number, ...lines: Lines): Lines => [
  'BEGIN:VEVENT',
  `UID:day-${day}`,
  `DTSTART:202612${String(day).padStart(2, '0')}T100000Z`,
  `DTEND:202612${String(day).padStart(2, '0')}T105000Z`,
  ...lines,
  'END:VEVENT',
];

/** A practice that imports its coming sessions. */
export async function createMovingPractice() {
  const practice = await createPractice();
  const viewer = asAuthor(practice);
  async function upload(bytes: Uint8Array): Promise<string> {
    const answer = await uploadCalendar(viewer, bytes, now);
    if (!answer.done) throw new Error(`not saved: ${answer.because}`);
    return answer.id;
  }
  /** @param of a file, or the id of an uploaded one */
  async function preview(of: string | Uint8Array) {
    const importId = typeof of === 'string' ? of : await upload(of);
    const found = await findCalendarImport(viewer, importId, now);
    if (!found || found === 'sealed' || found.state !== 'preview') throw new Error('expected a preview');
    return found;
  }
  const take = (importId: string, given: { readonly remind?: boolean; readonly mode?: string } = {}) =>
    takeCalendar(viewer, { importId, mode: 'video', remind: false, ...given }, request, now);
  async function card(name: string, email: string | null, phone: string | null = null): Promise<string> {
    const outcome = await addCard(viewer, { name, email, phone, consent: 'She agreed.' }, request);
    if (!outcome.added) throw new Error(outcome.because);
    return outcome.id;
  }
  return { practice, viewer, upload, preview, take, card };
}
