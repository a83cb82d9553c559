import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BookingButton } from '@/components/booking/booking-button';

describe('the way to the consultation', () => {
  it("opens the owner's booking page in a new tab, and says so", () => {
    vi.stubEnv('SCHEDULING_URL', 'https://booking.example/antarman/45');
    const html = renderToStaticMarkup(<BookingButton>Schedule Consultation</BookingButton>);
    expect(html).toContain('href="https://booking.example/antarman/45"');
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener noreferrer"');
    expect(html).toMatch(/Schedule Consultation.*opens in a new tab/);
  });

  it('stays on this site and in this tab without one', () => {
    vi.stubEnv('SCHEDULING_URL', '');
    const html = renderToStaticMarkup(<BookingButton />);
    expect(html).toMatch(/href="\//);
    expect(html).not.toContain('target=');
    expect(html).toContain('Schedule a Consultation');
  });
});
