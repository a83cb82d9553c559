import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GrievanceForm } from '@/components/privacy/grievance/grievance-form';

const shown = (own: Parameters<typeof GrievanceForm>[0]['own']) =>
  renderToStaticMarkup(<GrievanceForm formToken="token" own={own} />);

it('knows a signed-in person, also before their profile is finished, and nothing of a guest', () => {
  const meera = { firstName: 'Meera', lastName: 'Iyer', email: 'meera@example.in', phone: '' };
  expect(shown(meera)).toMatch(/<input[^>]*name="name"[^>]*value="Meera Iyer"/);
  expect(shown(meera)).toMatch(/<input[^>]*name="email"[^>]*value="meera@example.in"/);
  const unfinished = shown({ ...meera, firstName: '', lastName: '' });
  expect(unfinished).toMatch(/<input[^>]*name="name"[^>]*value=""/);
  expect(unfinished).toContain('value="meera@example.in"');
  expect(shown(null)).toMatch(/<input[^>]*name="email"[^>]*value=""/);
});
