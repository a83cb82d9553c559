import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BookConsultation } from '@/components/booking/book-consultation';
import { ClientScheduling } from '@/components/booking/private/client-scheduling';
import { BookingButton } from '@/components/layout/booking-button';
import { NavigationAnchor } from '@/components/layout/navigation-link';

const url = 'https://calendly.com/antarman/45min';

const links = [
  ['a Schedule button', <BookingButton key="button">Schedule Consultation</BookingButton>],
  [
    'the entry of the menu',
    <NavigationAnchor key="menu" link={{ label: 'Schedule Consultation', booking: true }} />,
  ],
] as const;

const widgets = [
  ['the home page', <BookConsultation key="home" days={[]} />],
  [
    'the client dashboard',
    <ClientScheduling key="dashboard" days={[]} therapists={[]} timeZone="Asia/Kolkata" />,
  ],
] as const;

describe('with a booking page of the owner', () => {
  beforeEach(() => {
    vi.stubEnv('SCHEDULING_URL', url);
  });

  it.each(links)('%s opens it in a new tab, and says so', (_, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).toContain(`href="${url}"`);
    expect(html).toMatch(
      /target="_blank"[^>]*rel="noopener noreferrer"|rel="noopener noreferrer"[^>]*target="_blank"/,
    );
    expect(html).toContain('(opens in a new tab)');
  });

  it.each(widgets)('%s shows it at the specified size, and requests nothing yet', (_, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).toContain('h-[700px]');
    expect(html).toContain('min-w-[320px]');
    expect(html).not.toMatch(/<script|<iframe[^>]*src=/);
    expect(html).toContain(`href="${url}"`);
  });
});

describe('without one', () => {
  beforeEach(() => {
    vi.stubEnv('SCHEDULING_URL', '');
  });

  it('the home page leads to each of the next free times', () => {
    const slot = {
      value: '2026-11-24T04:30:00.000Z',
      time: '10:00 am',
      inIndia: null,
      part: 'Morning',
    } as const;
    const slots = [slot, slot, slot, slot];
    const day = { date: '2026-11-24', label: 'Tuesday, 24 November', short: 'Tue, 24 Nov', slots };
    const html = renderToStaticMarkup(<BookConsultation days={[day]} />);
    expect(html).toContain('href="/book?from=2026-11-24&amp;time=2026-11-24T04%3A30%3A00.000Z"');
    expect(html).toContain('1 more');
  });

  it.each([...links, ...widgets])('%s opens our own free times in this tab', (_, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).toContain('href="/book"');
    expect(html).not.toMatch(/target=|calendly/);
  });
});
