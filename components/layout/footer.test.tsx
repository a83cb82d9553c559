import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Frame } from '@/components/layout/frame';

const frame = (paying?: boolean) =>
  renderToStaticMarkup(
    <Frame newsletter={null} claims={[]} owner="Antarman" {...(paying !== undefined && { paying })}>
      <p>Page</p>
    </Frame>,
  );

it('the footer invites guests to open an account, in a part that the corner of a member hides', () => {
  for (const html of [frame(), frame(false)]) {
    expect(html).toMatch(/<section data-guest-only="[^"]*" aria-labelledby="begin"/);
    expect(html).toContain('Get Started Today');
  }
});

it('the footer asks whoever pays whether something is unclear, and invites nobody', () => {
  const html = frame(true);
  expect(html).not.toContain('Get Started Today');
  expect(html).toContain('Is something unclear?');
  expect(html).toMatch(/href="\/contact"[^>]*>Talk to Someone/);
});
