import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SafetyAsk } from '@/components/booking/private/room/safety-ask';

const shown = (asked: boolean) =>
  renderToStaticMarkup(
    <SafetyAsk asked={asked} token="a-token" note={null} other="Asha Rao" onTold={() => undefined} />,
  );

it('asks for the private note before a first meeting, and offers it folded before every other', () => {
  expect(shown(true)).toContain('Where are you now?');
  expect(shown(true)).not.toContain('<details');
  expect(shown(false)).toMatch(
    /<details><summary[^>]*>Share where you are and an emergency contact with Asha Rao<\/summary>.*Where are you now\?.*<\/details>/,
  );
});
