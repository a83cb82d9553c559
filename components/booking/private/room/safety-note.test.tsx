import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SafetyNoteView } from '@/components/booking/private/room/safety-note';
import type { ShownSafetyNote } from '@/lib/booking/room/rules';

const shown = (note: ShownSafetyNote) =>
  renderToStaticMarkup(<SafetyNoteView note={note} other="Meera Iyer" />);

it('never says of a note that cannot be opened that nothing was told', () => {
  expect(shown('sealed')).toContain('The safety details from Meera Iyer cannot be opened at the moment.');
  expect(shown('sealed')).not.toContain('has not shared safety details');
  expect(shown(null)).toContain('Meera Iyer has not shared safety details for this appointment.');
  const told = shown({
    canTalk: 'careful',
    place: 'At my sister’s, Pune',
    contactName: 'Usha',
    contactPhone: '+919876543210',
  });
  expect(told).toContain('At my sister’s, Pune');
  expect(told).toContain('href="tel:+919876543210"');
  expect(told).not.toContain('told nothing');
});
