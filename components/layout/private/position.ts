import { dropOwn, keepOwn, readOwn } from '@/lib/browser/own-store';

/**
 * Where somebody was on a page when they left it by a link. Browsers put only the window back, and only for their own
 * "Back": neither the table that scrolls in its box, nor the focus, nor the chosen tab.
 */
type Position = {
  /** Pixels by which the window was scrolled. */
  readonly y: number;
  /** The same of each table's box, in order. */
  readonly boxes: readonly number[];
  readonly tabs: readonly string[];
  /** Address of the pressed link as it is written; empty for one outside the page's content. */
  readonly link: string;
  /** How many links of this address came before it. */
  readonly before: number;
};

type View = { readonly address: string; readonly opened: string };

const placeName = (address: string) => `place:${address}`;
const viewName = (path: string) => `view:${path}`;
const returningName = 'returning';

const here = () => location.pathname + location.search;

const contentOfPage = () => document.getElementById('content');

/** Tables scroll in a box of their own (`components/ui/table.tsx`). */
const boxesOf = (content: HTMLElement) =>
  [...content.querySelectorAll('table')].flatMap(({ parentElement }) => parentElement ?? []);

const linksTo = (content: HTMLElement, href: string) =>
  [...content.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** Keeps where somebody is on this page, which the link leaves, and from which view of it the next page is opened. */
export function keepPlace(link: HTMLAnchorElement): void {
  const content = contentOfPage();
  if (!content) return;
  const href = content.contains(link) ? (link.getAttribute('href') ?? '') : '';
  const tabs = content.querySelectorAll('[role="tab"][aria-selected="true"]');
  const position: Position = {
    y: scrollY,
    boxes: boxesOf(content).map(({ scrollTop }) => scrollTop),
    tabs: [...tabs].map(({ id }) => id),
    link: href,
    before: Math.max(0, linksTo(content, href).indexOf(link)),
  };
  keepOwn(placeName(here()), position, 'tab');
  if (href === '' || link.pathname === location.pathname) return;
  const view: View = { address: here(), opened: link.pathname };
  keepOwn(viewName(location.pathname), view, 'tab');
}

/** Makes the page put somebody back where they were on it, when it is opened next. */
export function markReturn(address: string = here()): void {
  keepOwn(returningName, address, 'tab');
}

/**
 * Leads a link of the breadcrumb back to the view of the list from which this page, or the one that it is a tab of, was
 * opened. One that was opened from elsewhere leads to the list as it begins.
 */
export function leadBack(link: HTMLAnchorElement): void {
  if (!link.hasAttribute('data-way-back')) return;
  const { address, opened } = (readOwn(viewName(link.pathname))?.value ?? {}) as Partial<View>;
  if (typeof address !== 'string' || typeof opened !== 'string') return;
  const isOpenedThere = location.pathname === opened || location.pathname.startsWith(`${opened}/`);
  const isOfList = address === link.pathname || address.startsWith(`${link.pathname}?`);
  if (!isOpenedThere || !isOfList) return;
  link.href = address;
  markReturn(address);
}

function openedFromHistory(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && 'type' in opened && opened.type === 'back_forward';
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The place of somebody who comes back to this page; undefined for everybody else. Answers once for each opening. */
export function positionToReturnTo(): Position | undefined {
  const marked = readOwn(returningName)?.value === here();
  dropOwn(returningName);
  if (!marked && !openedFromHistory()) return;
  const { y, boxes, tabs, link, before } = (readOwn(placeName(here()))?.value ?? {}) as Partial<Position>;
  if (typeof y !== 'number' || typeof link !== 'string' || typeof before !== 'number') return;
  if (!isList(boxes) || !isList(tabs)) return;
  return { y, link, before, boxes: boxes.map(Number), tabs: tabs.map(String) };
}

/**
 * Puts somebody back, as far as the page has arrived and its tabs answer.
 * @param focuses whether the link that they pressed takes the focus
 * @returns whether everything is where it was
 */
export function putBack({ y, boxes, tabs, link, before }: Position, focuses: boolean): boolean {
  const content = contentOfPage();
  if (!content) return false;
  const closed = tabs
    .flatMap((id) => document.getElementById(id) ?? [])
    .filter((tab) => tab.getAttribute('aria-selected') === 'false');
  // A tab opens when it is pressed; the panels behind it have their height only then.
  const press = { bubbles: true, cancelable: true, button: 0 };
  for (const tab of closed) tab.dispatchEvent(new MouseEvent('mousedown', press));
  if (closed.length > 0) return false;
  const shown = boxesOf(content);
  for (const [index, top] of boxes.entries()) shown[index]?.scrollTo({ top, behavior: 'instant' });
  scrollTo({ top: y, behavior: 'instant' });
  const pressed = link === '' ? undefined : linksTo(content, link)[before];
  if (focuses) pressed?.focus({ preventScroll: true });
  const isThere = (scrolled: number, wanted: number) => Math.abs(scrolled - wanted) <= 1;
  return (
    isThere(scrollY, y) &&
    boxes.every((top, index) => isThere(shown[index]?.scrollTop ?? 0, top)) &&
    (link === '' || pressed !== undefined)
  );
}
