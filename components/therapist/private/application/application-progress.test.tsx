import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApplicationProgress } from '@/components/therapist/private/application/application-progress';
import type { OwnApplication } from '@/lib/therapist/practice/queries';

const opened = new Date('2020-11-20T04:30:00Z');
const saved = new Date('2020-11-21T04:30:00Z');
const asked = new Date('2020-11-22T04:30:00Z');

/** The words of the card, and what its link says. */
function shown(given: Partial<OwnApplication> | null): string {
  const fresh: OwnApplication = {
    status: 'submitted',
    appliedAt: opened,
    savedAt: null,
    sentAt: null,
    askedAt: null,
    reviewedAt: null,
    reason: null,
  };
  const application = given && { ...fresh, ...given };
  return renderToStaticMarkup(<ApplicationProgress application={application} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

it.each([
  ['an account without an application', null],
  ['an application that was never saved', {}],
  ['a draft', { savedAt: saved }],
])('%s is not called in review or received', (_what, application) => {
  expect(shown(application)).toContain('Your application is not sent yet');
  expect(shown(application)).not.toMatch(/in review|received|Sent on/);
});

it('leads back to a draft', () => {
  expect(shown({})).toContain('Fill in your application');
  expect(shown({ savedAt: saved })).toContain('Continue your application');
});

it('is in review from the day on which it was sent', () => {
  const words = shown({ savedAt: saved, sentAt: saved });
  expect(words).toContain('Your application is in review');
  expect(words).toContain('Sent on 21 November 2020');
});

it('asks for the answer, not for patience, while the team has a question', () => {
  const words = shown({ savedAt: saved, sentAt: saved, askedAt: asked });
  expect(words).toContain('We have a question about your application');
  expect(words).toContain('Answer our question');
  expect(words).not.toContain('in review');
});

it('says why it was refused', () => {
  const words = shown({ status: 'declined', sentAt: saved, reviewedAt: asked, reason: 'It has run out.' });
  expect(words).toContain('We could not accept your application');
  expect(words).toContain('It has run out.');
});
