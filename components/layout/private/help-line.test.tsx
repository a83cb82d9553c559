import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import RoomLayout from '@/app/(room)/layout';
import { HelpLine } from '@/components/layout/private/help-line';
import { urgentHelpPath } from '@/content/navigation';

const helpLinks = (html: string) => html.match(new RegExp(`<a[^>]*href="${urgentHelpPath}".*?</a>`, 'g'));

it('opens help beside a call, and says so', () => {
  const [link, ...others] = helpLinks(renderToStaticMarkup(<RoomLayout>call</RoomLayout>)) ?? [];
  expect(others).toEqual([]);
  expect(link).toMatch(/ target="_blank" rel="noopener"/);
  expect(link).toContain('(opens in a new tab)');
});

it('opens help in the place of any other page', () => {
  const [link] = helpLinks(renderToStaticMarkup(<HelpLine />)) ?? [];
  expect(link).toContain('Urgent help');
  expect(link).not.toMatch(/target|new tab/);
});
