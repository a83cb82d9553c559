import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ended } from '@/components/booking/private/room/ended';
import { OtherWayLine, OtherWayLink } from '@/components/booking/private/room/other-way';
import { RoomClosed } from '@/components/booking/private/room/room-closed';

const writeTo = { href: '/account/messages/12', whom: 'Asha Rao' };

describe.each([
  ['in the head of a call', OtherWayLink],
  ['before and after a call', OtherWayLine],
])('the other way %s', (_, Shown) => {
  const shown = (phone: string | null, to = writeTo) =>
    renderToStaticMarkup(<Shown phone={phone} writeTo={to} />);

  it('is the phone where there is a number', () => {
    expect(shown('+918012345678')).toContain('href="tel:+918012345678"');
    expect(shown('+918012345678')).not.toContain(writeTo.href);
  });

  it('is writing where there is none: said, and beside the call, which goes on', () => {
    const html = shown(null);
    expect(html).toMatch(/<a href="\/account\/messages\/12" target="_blank" rel="noopener"/);
    expect(html).toContain('(opens in a new tab)');
    expect(html.replace(/<[^>]+>/g, '')).toMatch(/no phone number.*Write to Asha Rao/i);
  });

  it('says nothing of a new tab for a mail', () => {
    const html = shown(null, { href: 'mailto:ravi%40example.in', whom: 'Ravi Kumar' });
    expect(html).toContain('href="mailto:ravi%40example.in"');
    expect(html).not.toMatch(/target|new tab/);
  });
});

it('is shown in a room that is closed and after a call, and not where an appointment was cancelled', () => {
  const otherWay = { phone: null, writeTo };
  const closed = (time: 'early' | 'over' | 'cancelled') =>
    renderToStaticMarkup(
      <RoomClosed time={time} when="" opens="" other="Asha Rao" room="/r" back="/b" otherWay={otherWay} />,
    );
  const ended = renderToStaticMarkup(<Ended because="left" room="/r" back="/b" otherWay={otherWay} />);
  for (const html of [closed('early'), closed('over'), ended]) expect(html).toContain(writeTo.href);
  expect(closed('cancelled')).not.toContain(writeTo.href);
});
