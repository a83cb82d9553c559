import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Frame } from '@/components/layout/frame';

const frame = (signedIn?: boolean) =>
  renderToStaticMarkup(
    <Frame newsletter={null} claims={[]} owner="Antarman" {...(signedIn !== undefined && { signedIn })}>
      <p>Page</p>
    </Frame>,
  );

describe('the footer', () => {
  it('invites guests to open an account, in a part that the corner of a member hides', () => {
    for (const html of [frame(), frame(false)]) {
      expect(html).toMatch(/<section data-guest-only="[^"]*" aria-labelledby="begin"/);
      expect(html).toContain('Get Started Today');
    }
  });

  it('does not invite whom the server knows as signed in', () => {
    const html = frame(true);
    expect(html).not.toContain('Ready to begin?');
    expect(html).not.toContain('Get Started Today');
    expect(html).toContain('aria-label="Footer"');
  });
});
