import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionPreview } from '@/components/booking/private/import/session-preview';
import type { CalendarPreview } from '@/lib/booking/calendar/import/queries';
import { type EntryFault, entryFaults, mostLeft } from '@/lib/booking/calendar/import/rules';

const startsAt = new Date('2026-12-07T04:30:00Z');
const person = { id: 'p', name: 'Kavya Rao', email: null, phone: null, timeZone: null };
const session = {
  key: 'one',
  series: null,
  title: 'Therapy <weekly>',
  startsAt,
  endsAt: new Date('2026-12-07T05:20:00Z'),
  blockedUntil: new Date('2026-12-07T05:35:00Z'),
  person: { ...person, isCard: true },
};
const empty: CalendarPreview = {
  state: 'preview',
  sessions: [],
  left: [],
  over: 0,
  timeZone: 'Asia/Kolkata',
  modes: ['video', 'in_person'],
};

const textOf = (change: Partial<CalendarPreview>) =>
  renderToStaticMarkup(<SessionPreview importId="id" preview={{ ...empty, ...change }} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('the preview of a calendar shows each session with its client, and asks how they meet', () => {
  const text = textOf({ sessions: [session], over: 12 });
  expect(text).toContain('1 session to import');
  expect(text).toMatch(/Mon, 7 Dec.*10:00 am.*, Kavya Rao Therapy &lt;weekly&gt; · No account yet/);
  expect(text).toContain('Way to meet');
  expect(text).toContain('Import 1 session');
  expect(text).toContain('12 entries from the past are not counted.');
});

it('the preview says why each entry is left out, in a sentence, and offers no import of nothing', () => {
  const left = (Object.keys(entryFaults) as EntryFault[]).map((why) => ({ title: why, startsAt, why }));
  const text = textOf({ left: [...left, { title: '', startsAt: null, why: 'unread' }] });
  for (const words of Object.values(entryFaults)) expect(text).toContain(`${words}.`);
  expect(text).toContain('Without a title could not be read');
  expect(text).toContain('No entry of this calendar can be imported.');
  expect(text).not.toContain('Way to meet');
  const many = Array.from({ length: mostLeft + 3 }, () => ({
    title: 'Dentist',
    startsAt,
    why: 'taken' as const,
  }));
  expect(textOf({ left: many })).toContain('And 3 more.');
});
