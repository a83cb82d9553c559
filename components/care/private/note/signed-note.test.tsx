import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignedNote } from '@/components/care/private/note/signed-note';
import type { NoteView } from '@/lib/care/note/queries';

const at = new Date('2026-11-20T06:30:00Z');

const note: NoteView = {
  id: '0197c3a0-1111-7222-8333-444455556666',
  clientId: null,
  clientName: 'Meera Iyer',
  authorName: 'Asha Rao',
  template: 'free',
  words: { words: 'The tram was hard again.' },
  version: 2,
  createdAt: at,
  savedAt: at,
  signedAt: at,
  addenda: [{ id: 'one', text: 'She called later.', at }],
  others: [{ id: 'two', words: { words: 'An outdated tab.' }, savedAt: at }],
};

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('prints a signed note with what was added, and nothing that is only for the screen', () => {
  const html = renderToStaticMarkup(<SignedNote note={note} path="/therapist-dashboard/notes/one" />);
  const [paper = '', screen = '', ...more] = html.split('<div class="no-print">');
  expect(more).toEqual([]);
  expect(wordsOf(paper)).toBe(
    'The tram was hard again. Signed by Asha Rao on Fri, 20 Nov, 2026, 12:00 pm IST ' +
      'She called later. Added and signed by Asha Rao on Fri, 20 Nov, 2026, 12:00 pm IST',
  );
  expect(wordsOf(screen)).toContain('Add to this note');
  expect(html).not.toContain('An outdated tab.');
});
